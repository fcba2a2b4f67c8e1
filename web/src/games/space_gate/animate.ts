/** What moves without keeping its place in the drawing: a settler between modules, a piece that is put down. */
import type { GameEvent, Ref } from '../../net/protocol';
import type { Stage } from '../types';

const TRAVEL_MS = 320;
const APPEAR_MS = 260;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  switch (event.event) {
    case 'moved':
      return travel(stage, refOf(event, 'from'), refOf(event, 'to'));
    case 'activated':
      return drop(stage.find(refOf(event, 'to'))?.parentElement?.querySelector('.stands') ?? null, stage);
    case 'added':
    case 'opened':
      return appear(stage, refOf(event, 'module'));
    case 'settled':
      return drop(settlerOn(stage, refOf(event, 'site')), stage);
    case 'recruited':
    case 'promoted':
    case 'automated':
      return appear(stage, refOf(event, 'room'));
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

async function drop(element: Element | null, stage: Stage): Promise<void> {
  if (!element) return;
  await stage.play(
    element,
    [
      { transform: 'translateY(-12px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    APPEAR_MS,
  );
}

async function appear(stage: Stage, ref: Ref): Promise<void> {
  const element = stage.find(ref);
  if (element) await stage.play(element, [{ opacity: 0.3 }, { opacity: 1 }], APPEAR_MS);
}
