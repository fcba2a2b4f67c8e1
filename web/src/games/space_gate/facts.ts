/** How the exoplanets are drawn: places, roads and regions, read from the engine's own data. */
import data from '../../../../src/astrolude/games/space_gate/data/exoplanets.json';
import hawking from '../../../../src/astrolude/games/space_gate/data/hawking.json';
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';

/** On the unit disc, y upwards. */
export interface Spot {
  x: number;
  y: number;
}
export type RegionKind =
  | 'mountain_level'
  | 'volcano'
  | 'face'
  | 'satellite'
  | 'central_planet'
  | 'network'
  | 'island'
  | 'tree'
  | 'canal_branch'
  | 'ring';
export interface Region extends Spot {
  id: string;
  kind: RegionKind;
  sites: string[];
}
export interface SideFacts {
  sites: ReadonlyMap<string, Spot>;
  links: readonly (readonly [string, string])[];
  regions: readonly Region[];
}

interface SideRow {
  id: string;
  sites: (Spot & { id: string })[];
  links?: [string, string][];
  groups: Region[];
}

export const PLANET_SIDES: ReadonlyMap<string, SideFacts> = new Map(
  (data.exoplanets as unknown as { sides: SideRow[] }[]).flatMap(({ sides }) =>
    sides.map(
      ({ id, sites, links = [], groups }) =>
        [
          id,
          {
            sites: new Map(sites.map((site) => [site.id, { x: site.x, y: site.y }])),
            links,
            regions: groups,
          },
        ] as const,
    ),
  ),
);

export function sideFacts(side: string): SideFacts {
  const found = PLANET_SIDES.get(side);
  if (!found) throw new Error(`there is no planet side ${side}`);
  return found;
}

/** `site:bose_a.l1_1` → `l1_1`. */
export function siteId(site: Ref): string {
  return labelOf(site).split('.')[1] ?? '';
}

/** SG-12.3: the ranks that take an engineer. */
export const ENGINEER_RANKS: readonly number[] = hawking.government_ranks.engineer_ranks;
export const PRINTED_RANKS: number = hawking.government_ranks.printed_count;
export const WHEEL: number = hawking.wheel.spaces.length;
