/** What moves without travelling: a pawn that comes down on its cell, tiles that are turned up. */
import type { GameEvent, Ref } from '../../net/protocol';
import { appear, comeDown, refsIn } from '../motion';
import type { Stage } from '../types';

/** By event: the arguments that name what has just appeared. */
const APPEARING: Readonly<Record<string, string>> = {
  tokens_shown: 'tokens',
  scholars_shown: 'scholars',
  inert_shown: 'inert',
  mission_accomplished: 'mission',
  released: 'mission',
  built: 'building',
  funded: 'project',
  medal_taken: 'medal',
};

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  if (event.event === 'placed') {
    await comeDown(stage, figureOn(stage, String(event.args['cell'])), 22);
    return;
  }
  const role = APPEARING[event.event];
  if (role) await Promise.all(refsIn(event.args[role]).map((ref) => appear(stage, ref, 0.2)));
}

/** The figure stands beside its cell's outline: it is what the cell's drawing is followed by. */
function figureOn(stage: Stage, cell: Ref): Element | null | undefined {
  return stage.find(cell)?.nextElementSibling?.querySelector('[data-flip]');
}
