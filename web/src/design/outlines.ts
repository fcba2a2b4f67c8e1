/** Where drawings are on the screen, for what is drawn over them: boxes and the points of their shapes. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Point = readonly [number, number];
export interface Outline {
  box: Box;
  /** The points of its shape; of a rectangle none. */
  points: readonly Point[];
}

const SAMPLES = 96;
const PAD = 5;

/** Where a thing is drawn inside a plate, from the plate's corner. */
export function outlinesOf(plate: Element, ref: string): Outline[] {
  const home = plate.getBoundingClientRect();
  const element = plate.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
  return element && element.getBoundingClientRect().width > 0 ? [outlineOf(element, home)] : [];
}

/** The outline of a drawing, measured from a corner. */
export function outlineOf(element: Element, home: { left: number; top: number }): Outline {
  const shape = largestShape(element);
  const seen = (shape ?? element).getBoundingClientRect();
  const box = { x: seen.left - home.left, y: seen.top - home.top, width: seen.width, height: seen.height };
  return { box, points: shape && !(shape instanceof SVGRectElement) ? pointsOf(shape, home) : [] };
}

/** A little more than all the boxes. */
export function rim(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - PAD;
  const y = Math.min(...boxes.map((box) => box.y)) - PAD;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + PAD;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + PAD;
  return { x, y, width: right - x, height: bottom - y };
}

/** Points of two shapes that are nearer than this lie on an edge they share. */
const SHARED = 6;

/** The dotted line around shapes that lie side by side, without the edges between them. */
export function contour(outlines: readonly Outline[]): string {
  const isNear = ([x, y]: Point, other: Outline): boolean =>
    x > other.box.x - SHARED &&
    x < other.box.x + other.box.width + SHARED &&
    y > other.box.y - SHARED &&
    y < other.box.y + other.box.height + SHARED &&
    other.points.some(([u, v]) => Math.hypot(x - u, y - v) < SHARED);
  const dots = outlines.flatMap((outline) =>
    outline.points.filter(
      (point, n) => n % 3 === 0 && !outlines.some((other) => other !== outline && isNear(point, other)),
    ),
  );
  return dots.map(([x, y]) => `M${x} ${y}h.01`).join('');
}

/** Looks frame by frame, since a board may be moved, enlarged or drawn anew; tells what is new. Returns how to stop. */
export function watching<T>(look: () => T, tell: (found: T) => void): () => void {
  let frame = 0;
  let before = '';
  const again = (): void => {
    const found = look();
    const signature = JSON.stringify(found);
    if (signature !== before) {
      before = signature;
      tell(found);
    }
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}

/** The shape that a drawing is known by: the one that covers most. */
function largestShape(element: Element): SVGGeometryElement | null {
  const shapes = [element, ...element.querySelectorAll('*')].filter((each) => each instanceof SVGGeometryElement);
  let best: SVGGeometryElement | null = null;
  let most = 0;
  for (const shape of shapes) {
    const { width, height } = shape.getBoundingClientRect();
    if (width * height > most) [best, most] = [shape, width * height];
  }
  return best;
}

function pointsOf(shape: SVGGeometryElement, home: { left: number; top: number }): Point[] {
  const matrix = shape.getScreenCTM();
  if (!matrix) return [];
  const length = shape.getTotalLength();
  return Array.from({ length: SAMPLES }, (_, n) => {
    const { x, y } = shape.getPointAtLength((length * n) / SAMPLES).matrixTransform(matrix);
    return [Math.round(x - home.left), Math.round(y - home.top)] as const;
  });
}
