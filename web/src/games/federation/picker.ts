/** Questions about tiles that must be read: missions, scholars, structures, what one begins with. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Goods, Picker, PickerCard, PickerDetail } from '../types';
import { explain } from './explain';
import { DEEP_SPACE, MISSIONS, SCHOLARS, STARTERS, STRUCTURES } from './facts';
import type { FederationTable } from './view';
import { capital, priceOf, thingSigns, thingSymbol } from './words';

const MEGASTRUCTURES = [1, 2, 3, 4].map((number) => `megastructure_${number}`);

/** By question: all that it can be about; what is not offered is left out. */
const THINGS: Readonly<Record<string, readonly Ref[]>> = {
  release: refs('mission', MISSIONS.keys()),
  scholar: refs('scholar', SCHOLARS.keys()),
  scholar_any: refs('scholar', SCHOLARS.keys()),
  starter: refs('starter', STARTERS.keys()),
  deep_space: refs('deep_space', DEEP_SPACE.keys()),
  side: refs('structure', STRUCTURES.keys()),
  building: refs('building', [...STRUCTURES.keys(), ...MEGASTRUCTURES]),
};

function refs(kind: string, labels: Iterable<string>): Ref[] {
  return [...labels].map((label) => `${kind}:${label}`);
}

export function picker(table: FederationTable): Picker | null {
  const { asked, t } = table;
  const things = asked ? THINGS[asked.prompt] : undefined;
  if (!asked || !things) return null;
  const about = asked.prompt === 'scholar_any' ? 'scholar' : asked.prompt;
  return {
    id: [asked.prompt, ...asked.args].join(' '),
    intro: t(`federation-pick-${about}`),
    rows: things.map((ref) => ({ id: ref, cards: [card(ref, table)] })),
    detail: (ref) => detail(ref, table),
    opening: asked.prompt === 'starter',
  };
}

function card(ref: Ref, table: FederationTable): PickerCard {
  const { symbol, tint } = thingSymbol(ref);
  const tip = table.tip(ref) ?? '';
  return {
    ref,
    name: nameOf(ref, table),
    line: tip,
    symbol,
    tint,
    colour: tint,
    goods: { signs: thingSigns(ref), said: tip },
  };
}

/** A scholar is known by its planet and its level; what it does is told beside. */
function nameOf(ref: Ref, table: FederationTable): string {
  const facts = kindOf(ref) === 'scholar' ? SCHOLARS.get(labelOf(ref)) : undefined;
  if (!facts) return capital(table.name(ref));
  const planet = table.name(`planet:${facts.planet}`);
  return table.t('federation-pick-scholar-name', { planet, level: facts.level });
}

function detail(ref: Ref, table: FederationTable): PickerDetail {
  const { t } = table;
  const tip = table.tip(ref) ?? '';
  const [, ...now] = explain(ref, table)?.lines ?? [];
  const goods: (Goods & { head: string })[] = [
    { head: t('federation-pick-cost'), signs: priceOf(ref), said: tip },
    { head: t('federation-pick-gain'), signs: thingSigns(ref), said: tip },
  ];
  return {
    subtitle: subtitle(ref, table),
    parts: [
      { head: t('federation-pick-does'), text: tip },
      ...(now.length > 0 ? [{ head: t('federation-pick-now'), text: now.join(' ') }] : []),
    ],
    goods: goods.filter(({ signs }) => signs.length > 0),
  };
}

function subtitle(ref: Ref, { t }: FederationTable): string {
  const label = labelOf(ref);
  switch (kindOf(ref)) {
    case 'mission':
      return t('federation-pick-from-level', { level: MISSIONS.get(label)?.level ?? 1 });
    case 'scholar':
      return t('federation-pick-scholar-of', {
        timing: t(`federation-timing-${SCHOLARS.get(label)?.timing ?? 'immediate'}`),
      });
    default:
      return t(`federation-pick-kind-${kindOf(ref)}`);
  }
}
