/** What technologies and builds cost a seat now. Pure. */
import { labelOf } from '../../engine/refs';
import { DISCOUNTS, pieceCost, TECHS, TRACK_SLOTS } from './facts';
import { allTechs, type SeatView, techs, TRACKS, type TrackId } from './view';

/** What a technology costs on a track that holds so many tiles. */
export function priceOn(tech: string, held: number): number {
  const facts = TECHS.get(tech);
  return facts ? Math.max(facts.least, facts.cost - (DISCOUNTS[held] ?? 0)) : 0;
}

/** The least that a seat pays for a technology; null where it has it or its track is full. */
export function techPrice(seat: SeatView, tech: string): number | null {
  const facts = TECHS.get(tech);
  if (!facts || allTechs(seat).has(tech)) return null;
  const tracks: readonly TrackId[] = facts.track ? [facts.track] : TRACKS;
  const open = tracks.map((track) => techs(seat, track).length).filter((held) => held < TRACK_SLOTS);
  return open.length > 0 ? Math.min(...open.map((held) => priceOn(tech, held))) : null;
}

export function buildPrice(seat: SeatView, piece: string): number | null {
  return pieceCost(labelOf(seat.species), piece);
}
