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

function keepInside(board: Size, box: ViewBox): ViewBox {
  return {
    ...box,
    x: Math.max(0, Math.min(box.x, board.width - box.width)),
    y: Math.max(0, Math.min(box.y, board.height - box.height)),
  };
}
