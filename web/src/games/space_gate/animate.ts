/** What moves without keeping its place in the drawing: a settler between modules, a piece that is put down. */
import type { GameEvent, Ref } from '../../net/protocol';
import { appear, comeDown } from '../motion';
import type { Stage } from '../types';

const TRAVEL_MS = 320;
const APPEAR_MS = 260;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'moved':
      return travel(stage, refOf(event, 'from'), refOf(event, 'to'));
    case 'activated':
      return comeDown(stage, stage.find(refOf(event, 'to'))?.parentElement?.querySelector('.stands'), 12, APPEAR_MS);
    case 'added':
    case 'opened':
      return appear(stage, refOf(event, 'module'), 0.3, APPEAR_MS);
    case 'settled':
      return comeDown(stage, settlerOn(stage, refOf(event, 'site')), 12, APPEAR_MS);
    case 'recruited':
    case 'promoted':
    case 'automated':
      return appear(stage, refOf(event, 'room'), 0.3, APPEAR_MS);
  }
}

function refOf({ args }: GameEvent, role: string): Ref {
  return String(args[role] ?? '');
}

/** The settler who has just arrived comes from the module that it left. */
async function travel(stage: Stage, from: Ref, to: Ref): Promise<void> {
  const [start, end] = [stage.find(from), stage.find(to)];
  const settler = [...(end?.querySelectorAll<SVGGraphicsElement>('.settler') ?? [])].at(-1);
  if (!start || !end || !settler) return;
  const [here, there] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const scale = settler.getScreenCTM?.()?.a || 1;
  const way = `translate(${(here.x - there.x) / scale}px, ${(here.y - there.y) / scale}px)`;
  await stage.play(settler, [{ transform: way }, { transform: 'none' }], TRAVEL_MS);
}

/** A settled site is no thing to choose any more; its drawing is found by what travels there. */
function settlerOn(stage: Stage, site: Ref): Element | null {
  const planet = stage.find(`planet:${site.slice(5).split('_')[0] ?? ''}`)?.parentElement;
  return planet?.querySelector(`[data-flip="${CSS.escape(site)}"]`) ?? null;
}
