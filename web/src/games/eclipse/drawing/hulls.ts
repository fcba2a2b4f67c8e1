/** The outlines of the ships on their blueprints, and where their slots lie. A sheet is 280 × 300. Pure. */
import type { Point } from './hexes';

export const SHEET = { width: 280, height: 300 } as const;
export const SLOT = 58;

export interface Hull {
  /** The whole ship. */
  outline: string;
  /** Lighter plates upon it. */
  plates: string;
  /** Where exhausts glow. */
  nozzles: Point[];
}

export const HULLS: Readonly<Record<string, Hull>> = {
  interceptor: {
    outline: 'M140 8 172 92 190 120 250 196 262 258 190 236 172 268H108L90 236 18 258 30 196 90 120 108 92z',
    plates: 'M140 22 160 84H120zM96 130 44 200 38 236 88 216zM184 130 236 200 242 236 192 216z',
    nozzles: [[140, 272]],
  },
  cruiser: {
    outline:
      'M140 6 178 66V92L208 104 262 96 274 240 246 250 226 232 208 240 196 270H84L72 240 54 232 34 250 6 240 18 96 72 104 102 92V66z',
    plates: 'M140 18 164 62H116zM24 108 66 114 66 224 36 238 14 232zM256 108 214 114 214 224 244 238 266 232z',
    nozzles: [
      [140, 276],
      [38, 256],
      [242, 256],
    ],
  },
  dreadnought: {
    outline:
      'M140 4 182 48V72L214 62 268 66 278 262 240 278 216 252 206 284H74L64 252 40 278 2 262 12 66 66 62 98 72V48z',
    plates: 'M140 14 168 46H112zM20 76 64 72 62 240 40 264 10 254zM260 76 216 72 218 240 240 264 270 254z',
    nozzles: [
      [104, 290],
      [176, 290],
      [22, 280],
      [258, 280],
    ],
  },
  starbase: {
    outline:
      'M118 6H162V44L212 60 236 110H274V190H236L212 240 162 256V294H118V256L68 240 44 190H6V110H44L68 60 118 44z',
    plates: 'M126 14H154V42H126zM14 118H40V182H14zM240 118H266V182H240zM126 258H154V286H126z',
    nozzles: [],
  },
  orbital_ship: {
    outline: 'M140 20A130 130 0 1 1 139.9 20z',
    plates: 'M140 34A116 116 0 0 1 240 92L212 108A84 84 0 0 0 140 66z',
    nozzles: [],
  },
};

/** Rows and columns of slots by the words of a blueprint: `left_upper`, `center`, … */
export function slotAt(place: string, ship: string): Point {
  const [column = 'center', row] = place.split('_');
  const tall = ship === 'dreadnought' || ship === 'starbase';
  const x = column === 'left' ? 52 : column === 'right' ? 228 : 140;
  const middle = ship === 'starbase' || ship === 'orbital_ship' ? 150 : column === 'center' ? 168 : 176;
  const step = tall && (column !== 'center' || ship === 'starbase') ? 66 : 34;
  const y = row === 'upper' ? middle - step : row === 'lower' ? middle + step : middle;
  const lower = ship === 'interceptor' && column !== 'center' ? 30 : 0;
  return [x, y + lower];
}
