/** Pan and zoom of a board as a viewBox; pure geometry. */
export interface Size {
  width: number;
  height: number;
}

export interface ViewBox extends Size {
  x: number;
  y: number;
}

export const CLOSEST = 4;

export function whole(board: Size): ViewBox {
  return { x: 0, y: 0, ...board };
}

/** How many times larger than the whole board things are drawn. */
export function scaleOf(board: Size, box: ViewBox): number {
  return board.width / box.width;
}

/** Zoom by `factor`, keeping the point at `(fx, fy)` (fractions of the box) where it is. */
export function zoom(board: Size, box: ViewBox, factor: number, fx = 0.5, fy = 0.5): ViewBox {
  const scale = Math.min(CLOSEST, Math.max(1, scaleOf(board, box) * factor));
  const width = board.width / scale;
  const height = board.height / scale;
  return keepInside(board, {
    x: box.x + (box.width - width) * fx,
    y: box.y + (box.height - height) * fy,
    width,
    height,
  });
}

/** Move by fractions of the box. */
export function pan(board: Size, box: ViewBox, dx: number, dy: number): ViewBox {
  return keepInside(board, { ...box, x: box.x + dx * box.width, y: box.y + dy * box.height });
}

/** Things drawn so many times larger than on the whole board, some points of it in the middle. */
export function around(board: Size, points: readonly (readonly [number, number])[], scale: number): ViewBox {
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  const [width, height] = [board.width / scale, board.height / scale];
  return keepInside(board, { x: middle(0) - width / 2, y: middle(1) - height / 2, width, height });
}

/** The part of the room's height that nothing covers, as fractions: from a sheet above to one below. */
export interface Free {
  from?: number;
  to?: number;
}

/** Bring a point of the board into the middle of the part of the room that is free. */
export function bring(
  board: Size,
  box: ViewBox,
  [x, y]: readonly [number, number],
  { from = 0, to = 1 }: Free = {},
): ViewBox {
  const [highest, lowest] = [-box.height * from, board.height - box.height * to];
  const inside = keepInside(board, { ...box, x: x - box.width / 2 });
  return { ...inside, y: Math.max(highest, Math.min(y - (box.height * (from + to)) / 2, lowest)) };
}

/** The nearest view that holds a part of the board and some room around it, but no nearer than `closest`. */
export function embracing(board: Size, part: ViewBox, room: number, closest: number): ViewBox {
  const wanted = Math.min(board.width / (part.width + 2 * room), board.height / (part.height + 2 * room));
  const scale = Math.max(1, Math.min(wanted, closest, CLOSEST));
  const [width, height] = [board.width / scale, board.height / scale];
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return keepInside(board, { x: middle.x - width / 2, y: middle.y - height / 2, width, height });
}

function keepInside(board: Size, box: ViewBox): ViewBox {
  return {
    ...box,
    x: Math.max(0, Math.min(box.x, board.width - box.width)),
    y: Math.max(0, Math.min(box.y, board.height - box.height)),
  };
}
