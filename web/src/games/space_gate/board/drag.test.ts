import { afterEach, describe, expect, it, vi } from 'vitest';
import { dragging } from './drag';

const SVG = 'http://www.w3.org/2000/svg';

function modules(on = true): { from: Element; onto: Element; clicked: string[]; stop: () => void } {
  const root = document.createElementNS(SVG, 'g');
  const [from, onto] = ['module:a', 'module:b'].map((ref) => {
    const piece = document.createElementNS(SVG, 'g');
    piece.setAttribute('data-ref', ref);
    piece.setAttribute('data-lit', '');
    root.append(piece);
    return piece;
  });
  document.body.append(root);
  const clicked: string[] = [];
  root.addEventListener('click', (event) => clicked.push((event.target as Element).getAttribute('data-ref') ?? ''));
  const stop = dragging(on)(root as SVGGElement);
  return { from: from!, onto: onto!, clicked, stop: () => stop?.() };
}

function point(target: EventTarget, type: string, x: number): void {
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, bubbles: true }));
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('dragging a settler', () => {
  it('is a click on the module it leaves and one on the module it enters', () => {
    const { from, onto, clicked, stop } = modules();
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(onto);
    point(from, 'pointerdown', 0);
    point(from, 'pointermove', 40);
    point(window, 'pointerup', 40);
    expect(clicked).toEqual(['module:a', 'module:b']);
    stop();
  });

  it('does nothing after a short way, on the same module, or from one that is not lit', () => {
    const { from, onto, clicked, stop } = modules();
    const over = vi.spyOn(document, 'elementFromPoint').mockReturnValue(onto);
    point(from, 'pointerdown', 0);
    point(from, 'pointermove', 4);
    point(window, 'pointerup', 4);
    over.mockReturnValue(from);
    point(from, 'pointerdown', 0);
    point(from, 'pointermove', 40);
    point(window, 'pointerup', 40);
    over.mockReturnValue(onto);
    from.removeAttribute('data-lit');
    point(from, 'pointerdown', 0);
    point(from, 'pointermove', 40);
    point(window, 'pointerup', 40);
    expect(clicked).toEqual([]);
    stop();
  });

  it('leaves the board alone when there is nothing to move', () => {
    const { from, onto, clicked } = modules(false);
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(onto);
    point(from, 'pointerdown', 0);
    point(from, 'pointermove', 40);
    point(window, 'pointerup', 40);
    expect(clicked).toEqual([]);
  });
});
