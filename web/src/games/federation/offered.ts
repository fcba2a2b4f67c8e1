/** Tiles and tokens to choose from that lie on no board: starters, Deep Space, the archive, tokens that may come back. */
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import { SITE_SIDES } from './facts';
import type { FederationTable } from './view';
import { viewpoint } from './view';

export function offered(table: FederationTable): readonly Ref[] {
  const { view, asked } = table;
  switch (asked?.prompt) {
    case 'deep_space':
      return view.deep_space.tiles ?? [];
    case 'keep_token':
      return view.archive.tokens ?? [];
    case 'keep':
      return laid(table);
    case 'side':
      return (SITE_SIDES[Number(labelOf(asked.args[0] ?? '')) - 1] ?? []).map((id) => `structure:${id}`);
    default:
      return view.phase === 'setup' ? view.starters : [];
  }
}

/** The tokens on the reader's pawns. */
function laid(table: FederationTable): Ref[] {
  const { cells, outer } = table.view.senate;
  const seat = viewpoint(table);
  return [...cells, ...outer].flatMap((pawn) => (pawn.seat === seat && pawn.token ? [pawn.token] : []));
}
