/** The sheets that planets are drawn on, and rows of places on them. Pure. */
export interface Sheet {
  width: number;
  height: number;
  /** The size of writing that can be read when the sheet fills its room. */
  text: number;
}

const SCENE_DESK: Sheet = { width: 834, height: 648, text: 13 };
const SCENE_PHONE: Sheet = { width: 460, height: 520, text: 15.5 };

export function sheetOf(phone: boolean): Sheet {
  return phone ? SCENE_PHONE : SCENE_DESK;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room between the head of a scene and its influence track. */
export function stageOf(sheet: Sheet): Box {
  const [top, bottom] = sheet === SCENE_PHONE ? [74, 66] : [92, 78];
  return { x: 14, y: top, width: sheet.width - 28, height: sheet.height - top - bottom };
}

/** Equal boxes in rows, from left to right and from top to bottom. */
export function rows(area: Box, columns: number, count: number, gap = 12): Box[] {
  const lines = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (lines - 1)) / lines;
  return Array.from({ length: count }, (_, index) => ({
    x: area.x + (index % columns) * (width + gap),
    y: area.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}
