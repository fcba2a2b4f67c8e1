/** How a screen asks a board's camera to show some of its things; boards that are always seen as a whole do not listen. */

/** A thing of so many pixels can be read and touched with ease. */
export const COMFORT = 90;

const EVENT = 'embrace';

/** Shows all these things of a plate, as near as is of use. With `still` only if one of them is out of sight. */
export function embrace(plate: Element, things: readonly Element[], still: boolean): void {
  for (const camera of plate.querySelectorAll('[data-camera]')) {
    const inside = things.filter((thing) => camera.contains(thing));
    const room = camera.getBoundingClientRect();
    const boxes = inside.map((thing) => thing.getBoundingClientRect());
    if (boxes.length === 0 || (still && boxes.every((box) => within(box, room)))) continue;
    camera.dispatchEvent(new CustomEvent(EVENT, { detail: boxes }));
  }
}

/** The boxes that such a wish names. */
export function embraced(event: Event): readonly DOMRect[] {
  return event instanceof CustomEvent ? (event.detail as readonly DOMRect[]) : [];
}

function within(box: DOMRect, room: DOMRect): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}
