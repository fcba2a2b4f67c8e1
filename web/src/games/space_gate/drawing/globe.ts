/** The ground of an exoplanet: its colours, and shapes on the unit disc that whoever draws scales. Pure. */
import type { Region, SideFacts, Spot } from '../facts';

export interface Hue {
  base: string;
  band: string;
  glow: string;
}

export const HUES: Readonly<Record<string, Hue>> = {
  bose: { base: '#7a4a3a', band: '#c98a5a', glow: '#e0a070' },
  collins: { base: '#5b3331', band: '#b3543c', glow: '#e0775a' },
  dirac: { base: '#8a7340', band: '#d8bd72', glow: '#e8d08a' },
  fermi: { base: '#3f4f6c', band: '#8fa6cf', glow: '#9db4dc' },
  planck: { base: '#5a4a8a', band: '#a58ae0', glow: '#a58ae0' },
  russell: { base: '#2a5a8c', band: '#5f9fd6', glow: '#74b4ea' },
  susskind: { base: '#2f5b3c', band: '#6fb06a', glow: '#82c47c' },
  turing: { base: '#2f6f7a', band: '#7fd0c8', glow: '#7fd0c8' },
};

/** Sites lie within this share of the radius, so that the outermost stay on the disc. */
export const SPREAD = 0.92;

/** A spot of the unit disc on a planet of radius `r` around the origin. */
export function onDisc({ x, y }: Spot, r: number): Spot {
  return { x: x * r * SPREAD, y: -y * r * SPREAD };
}

/** Bands of cloud across the disc, the same for a planet each time. */
export function bands(seed: number, r: number): { d: string; width: number }[] {
  let state = seed * 7919 + 17;
  const chance = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: 7 }, (_, index) => {
    const y = -r + (r * 2 * (index + 0.6)) / 7;
    const bend = (): string => ((chance() - 0.5) * 0.3 * r).toFixed(1);
    return {
      d: `M${-r} ${y.toFixed(1)}c${r * 0.5} ${bend()} ${r * 0.9} ${bend()} ${2 * r} ${bend()}`,
      width: r * (0.05 + chance() * 0.1),
    };
  });
}

/** A ragged closed line around a middle: islands, crowns of trees. */
export function blob(middle: Spot, radius: number, lobes: number, depth: number): string {
  const points = lobes * 2;
  const at = (index: number): string => {
    const angle = (index / points) * 2 * Math.PI;
    const reach = radius * (index % 2 === 0 ? 1 : 1 - depth);
    return `${(middle.x + reach * Math.cos(angle)).toFixed(1)} ${(middle.y + reach * Math.sin(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: lobes }, (_, lobe) => `Q${at(2 * lobe)} ${at(2 * lobe + 1)}`);
  return `M${at(points - 1)}${arcs.join('')}z`;
}

/** How far the sites of a region lie from its middle, at most. */
export function reachOf(region: Region, facts: SideFacts): number {
  const distances = region.sites.map((id) => {
    const site = facts.sites.get(id);
    return site ? Math.hypot(site.x - region.x, site.y - region.y) : 0;
  });
  return Math.max(0, ...distances);
}

/** The line through the sites of a region in their order. */
export function trail(ids: readonly string[], facts: SideFacts, r: number): string {
  return ids
    .flatMap((id) => {
      const site = facts.sites.get(id);
      return site ? [onDisc(site, r)] : [];
    })
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
