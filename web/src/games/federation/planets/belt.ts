/** The asteroid belt of Néo: where each asteroid lies, and its outline. Pure. */
import { ASTEROIDS } from '../facts';
import { type Sheet, stageOf } from './sheet';

/** Across the belt, 0 to 1: lines between asteroids cross as little as the map allows. */
const LANES: Readonly<Record<string, number>> = {
  neo_start: 0.5,
  asteroid_01: 0.3,
  asteroid_02: 0.74,
  asteroid_03: 0.34,
  asteroid_04: 0.62,
  asteroid_05: 0.92,
  asteroid_06: 0.04,
  asteroid_07: 0.56,
  asteroid_08: 0.24,
  asteroid_09: 0.78,
  asteroid_10: 0.4,
  asteroid_11: 0.7,
  asteroid_12: 0.58,
  asteroid_13: 0.06,
  asteroid_14: 0.24,
  asteroid_15: 0.66,
  inert_zone: 0.45,
};
const LAST = 8;

export interface Place {
  x: number;
  y: number;
}

/** Along the belt by influence: from left to right on the desk, upwards on a phone. */
export function placeOf(id: string, sheet: Sheet, phone: boolean): Place {
  const stage = stageOf(sheet);
  const along = (ASTEROIDS.get(id)?.influence ?? 0) / LAST;
  const across = LANES[id] ?? 0.5;
  const margin = phone ? { x: 40, y: 30 } : { x: 46, y: 44 };
  const [right, down] = phone ? [across, 1 - along] : [along, across];
  return {
    x: stage.x + margin.x + right * (stage.width - 2 * margin.x),
    y: stage.y + margin.y + down * (stage.height - 2 * margin.y),
  };
}

export interface Line {
  from: Place;
  to: Place;
  /** A line that gains two levels at once. */
  long: boolean;
}

export function lines(sheet: Sheet, phone: boolean): Line[] {
  return [...ASTEROIDS].flatMap(([id, { next, influence }]) =>
    next.map((other) => ({
      from: placeOf(id, sheet, phone),
      to: placeOf(other, sheet, phone),
      long: (ASTEROIDS.get(other)?.influence ?? 0) - influence > 1,
    })),
  );
}

/** A rock of its own for each asteroid: ten corners whose distance depends on its number only. */
export function rock(number: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const rough = 0.82 + 0.18 * Math.abs(Math.sin(number * 12.9 + corner * 4.7));
    const angle = (corner / 10) * 2 * Math.PI;
    return `${(radius * rough * Math.cos(angle)).toFixed(1)} ${(radius * rough * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
