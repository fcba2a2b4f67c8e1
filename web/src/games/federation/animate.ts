/** What moves without travelling: a pawn that comes down on its cell, tiles that are turned up. */
import type { EventArg, GameEvent, Ref } from '../../net/protocol';
import type { Stage } from '../types';

const APPEAR_MS = 320;

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
    await comeDown(stage, String(event.args['cell']));
    return;
  }
  const role = APPEARING[event.event];
  if (role) await Promise.all(listOf(event.args[role]).map((ref) => appear(stage, ref)));
}

function listOf(value: EventArg | EventArg[] | undefined): Ref[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** The figure stands beside its cell's outline: it is what the cell's drawing is followed by. */
async function comeDown(stage: Stage, cell: Ref): Promise<void> {
  const figure = stage.find(cell)?.nextElementSibling?.querySelector('[data-flip]');
  if (figure)
    await stage.play(
      figure,
      [
        { transform: 'translateY(-22px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      APPEAR_MS,
    );
}

async function appear(stage: Stage, ref: Ref): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, [{ opacity: 0.2 }, { opacity: 1 }], APPEAR_MS);
}
