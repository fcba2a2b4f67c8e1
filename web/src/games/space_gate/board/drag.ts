/**
 * Dragging a settler is two clicks: on the module it leaves and on the module it enters. The engine of choices sees
 * nothing else, so what is legal is decided in one place.
 */
import type { Attachment } from 'svelte/attachments';

/** A shorter way of the pointer is a click. */
const LEAST = 10;

/** Makes the modules inside an element draggable onto each other; `on` says whether there is anything to move. */
export function dragging(on: boolean): Attachment<SVGGElement> {
  return (root) => {
    if (!on) return;
    let start: { piece: Element; x: number; y: number } | null = null;
    let moved = false;

    const down = (event: PointerEvent): void => {
      const piece = pieceOf(event.target);
      start = piece?.hasAttribute('data-lit') ? { piece, x: event.clientX, y: event.clientY } : null;
      moved = false;
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      moved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > LEAST;
      if (moved) event.stopPropagation();
    };
    const up = (event: PointerEvent): void => {
      const from = start?.piece;
      start = null;
      const onto = pieceOf(document.elementFromPoint(event.clientX, event.clientY));
      if (!moved || !from || !onto || onto === from || !root.contains(onto)) return;
      click(from);
      click(onto);
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    };
  };
}

function pieceOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-ref]') : null;
}

function click(piece: Element): void {
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
