/** Numbers and symbols instead of sentences: what a cell, a tile or a token costs and gives. */
import type { Drawn, Sign } from '../../design/sign';
import { type Amounts, type Effect, SCHOLARS, STALLS, TOKENS } from './facts';
import type { PlanetId } from './view';

const IVORY = 'var(--text-1)';

/** Each planet has a colour and a silhouette of its own. */
export const PLANET_SIGNS: Readonly<Record<PlanetId, Drawn>> = {
  neo: { symbol: 'fd-neo', tint: 'var(--r-fuel)' },
  six_moon: { symbol: 'fd-sixmoon', tint: 'var(--r-oceanium)' },
  atalum: { symbol: 'fd-atalum', tint: 'var(--r-power)' },
  arratooine: { symbol: 'fd-arratooine', tint: 'var(--r-gold)' },
  e81216: { symbol: 'fd-e81216', tint: 'var(--r-qic)' },
};

/** What amounts are counted in. */
export const AMOUNT_SIGNS: Readonly<Record<string, Drawn>> = {
  lavandium: { symbol: 'cry-lavandium', tint: 'var(--r-lavandium)' },
  coppernium: { symbol: 'cry-coppernium', tint: 'var(--r-coppernium)' },
  oceanium: { symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
  gold: { symbol: 'cry-gold', tint: 'var(--r-gold)' },
  degrees: { symbol: 'fd-degree', tint: 'var(--brass)' },
  die: { symbol: 'die-5', tint: IVORY },
  ship: { symbol: 'fd-ship', tint: IVORY },
  release: { symbol: 'fd-release', tint: IVORY },
  fund: { symbol: 'fd-fund', tint: IVORY },
  pp: { symbol: 'res-vp', tint: 'var(--r-vp)' },
};

export const ACTION_SIGNS: Readonly<Record<string, Drawn>> = {
  ...PLANET_SIGNS,
  spy: { symbol: 'fd-spy', tint: 'var(--r-science)' },
  officers_room: { symbol: 'fd-degree', tint: 'var(--r-mineral)' },
  purchasing_office: { symbol: 'fd-ship', tint: 'var(--r-mineral)' },
  patrons_lounge: { symbol: 'fd-release', tint: 'var(--r-mineral)' },
  presidents_office: { symbol: 'fd-president', tint: 'var(--r-mineral)' },
  assistants_room: { symbol: 'die-5', tint: 'var(--r-mineral)' },
  small_lounge: { symbol: 'fd-fund', tint: 'var(--r-mineral)' },
  outer_module: { symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
};

export const PROJECT_SIGNS: Readonly<Record<string, Drawn>> = {
  ...PLANET_SIGNS,
  special_missions: { symbol: 'fd-release', tint: 'var(--r-vp)' },
  senatorial: { symbol: 'fd-vote', tint: 'var(--brass)' },
};

export const MEDAL_SIGNS: Readonly<Record<string, Drawn>> = {
  ...PLANET_SIGNS,
  accreditation: { symbol: 'fd-degree', tint: 'var(--r-mineral)' },
  solo: { symbol: 'fd-ship', tint: IVORY },
};

export const STRUCTURE_SYMBOLS: Readonly<Record<string, string>> = {
  shipyard: 'fd-ship',
  teleporter: 'sg-gate-ring',
  lavandium_synthesizer: 'cry-lavandium',
  shapeshifter_chamber: 'ui-replay',
  military_academy: 'fd-degree',
  embassy: 'fd-scholar',
  space_university: 'die-3',
  alteration_incubator: 'res-charge',
};

export const TOKEN_SIGN: Drawn = { symbol: 'res-charge', tint: 'var(--r-science)' };
export const LEVEL_SIGN: Drawn = { symbol: 'fd-degree', tint: 'var(--brass)' };

/** What the value of a megastructure is read from. */
export function megaTokenSign(token: string): Drawn {
  if (token.startsWith('influence_')) return PLANET_SIGNS[token.slice('influence_'.length) as PlanetId];
  return COUNTED[token] ?? LEVEL_SIGN;
}

/** What points are counted by. */
const COUNTED: Readonly<Record<string, Drawn>> = {
  alteration_tokens: TOKEN_SIGN,
  crystals: { symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
  degrees: LEVEL_SIGN,
  accreditation_level: LEVEL_SIGN,
  die_value: { symbol: 'die-5', tint: IVORY },
  medals: { symbol: 'fd-medal', tint: 'var(--r-gold)' },
  megastructures: PLANET_SIGNS.e81216,
  production_structures: { symbol: 'gp-research-lab', tint: 'var(--r-qic)' },
  release_tokens: { symbol: 'fd-release', tint: IVORY },
  missions_done: { symbol: 'fd-ship', tint: IVORY },
  scholar_colours: { symbol: 'fd-scholar', tint: 'var(--r-power)' },
  stalls_occupied: PLANET_SIGNS.arratooine,
};

export function amountSigns(amounts: Amounts): Sign[] {
  return Object.entries(amounts).flatMap(([of, count]) => {
    const sign = AMOUNT_SIGNS[of];
    if (!sign) return [];
    const stepped = of === 'degrees' || of === 'die';
    return [{ count: count < 0 ? `−${-count}` : stepped ? `+${count}` : count, ...sign }];
  });
}

export function effectSigns(effects: readonly Effect[]): Sign[] {
  return effects.flatMap((effect) => EFFECTS[effect.op]?.(effect) ?? []);
}

type SignsOf = (effect: Effect) => Sign[];
const counted =
  (of: string): SignsOf =>
  ({ n }) =>
    amountSigns({ [of]: Number(n ?? 1) });
const planet =
  (id: PlanetId, count?: string): SignsOf =>
  () => [{ ...(count ? { count } : {}), ...PLANET_SIGNS[id] }];

const EFFECTS: Readonly<Record<string, SignsOf>> = {
  gain: ({ op: _, ...amounts }) => amountSigns(amounts as unknown as Amounts),
  degrees: counted('degrees'),
  die: counted('die'),
  ship: counted('ship'),
  release: counted('release'),
  fund: counted('fund'),
  die_set: ({ n }) => [{ symbol: `die-${n ?? 6}`, tint: IVORY }],
  planet_action: (effect) => [PLANET_SIGNS[effect.planet as PlanetId]],
  planet_action_choice: ({ planets }) => (planets as PlanetId[]).map((id) => PLANET_SIGNS[id]),
  pp_per: ({ per, each, planet: of }) => [
    { count: each ?? 1, symbol: 'res-vp', tint: 'var(--r-vp)' },
    per === 'influence'
      ? { count: '/', ...PLANET_SIGNS[of as PlanetId] }
      : { count: '/', ...(COUNTED[per ?? ''] ?? LEVEL_SIGN) },
  ],
  exchange: ({ give, get }) => [
    ...amountSigns(give ?? {}),
    { symbol: 'ui-arrow', tint: 'var(--text-3)' },
    ...amountSigns(get ?? {}),
  ],
  exchange_each: () => [
    { count: 2, symbol: 'cry-lavandium', tint: 'var(--r-lavandium)' },
    { symbol: 'ui-arrow', tint: 'var(--text-3)' },
    { count: 2, symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
  ],
  upgrade_crystal: () => [
    { symbol: 'cry-coppernium', tint: 'var(--r-coppernium)' },
    { symbol: 'ui-arrow', tint: 'var(--text-3)' },
    { symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
  ],
  take_president: () => [{ symbol: 'fd-president', tint: 'var(--brass)' }],
  medal_choice: () => [{ symbol: 'fd-medal', tint: 'var(--r-gold)' }],
  take_medal: () => [{ symbol: 'fd-medal', tint: 'var(--r-gold)' }],
  copy_senate_action: () => [{ symbol: 'ui-copy', tint: IVORY }],
  copy_scholar: () => [
    { symbol: 'ui-copy', tint: IVORY },
    { symbol: 'fd-scholar', tint: 'var(--r-power)' },
  ],
  refresh_scholar: () => [
    { symbol: 'ui-replay', tint: IVORY },
    { symbol: 'fd-scholar', tint: 'var(--r-power)' },
  ],
  level_bonus: ({ n }) => [{ count: `+${n ?? 1}`, ...LEVEL_SIGN }],
  alteration_random: () => [{ count: 1, ...TOKEN_SIGN }],
  alteration_choose: () => [{ count: 1, ...TOKEN_SIGN }],
  keep_alteration: () => [{ symbol: 'ui-undo', tint: IVORY }, TOKEN_SIGN],
  stall_free: ({ level }) => [{ count: level ?? 1, ...PLANET_SIGNS.arratooine }],
  build_free: planet('e81216'),
  build_discount: () => [{ count: '−1', symbol: 'cry-coppernium', tint: 'var(--r-coppernium)' }],
  build_second: planet('e81216', '+1'),
  stall_no_cost: planet('arratooine', '0 →'),
  stall_second: planet('arratooine', '+1'),
  neo_double_reward: planet('neo', '×2'),
  neo_extra_move: planet('neo', '+1'),
  six_moon_extra_token: () => [{ count: '+1', ...TOKEN_SIGN }],
  six_moon_extra_move: planet('six_moon', '+1'),
  scholar_any: () => [{ count: 3, symbol: 'fd-scholar', tint: 'var(--r-power)' }],
  structure_income: ({ n }) => [{ count: n === 'all' ? '∀' : 1, ...PLANET_SIGNS.e81216 }],
  advance_without_reward: () => [PLANET_SIGNS.neo, { count: '/', ...PLANET_SIGNS.six_moon }],
  special_ambassador: () => [{ count: 7, symbol: 'fd-vote', tint: IVORY }],
};

/** Votes or the funding symbol, then the bonus. */
export function tokenSigns(id: string): Sign[] {
  const facts = TOKENS.get(id);
  if (!facts) return [];
  const side: Sign =
    facts.side === 'vote' ? { count: facts.votes, symbol: 'fd-vote', tint: IVORY } : { symbol: 'fd-fund', tint: IVORY };
  return [side, ...amountSigns(facts.bonus)];
}

export function scholarSigns(id: string): Sign[] {
  return effectSigns(SCHOLARS.get(id)?.effects ?? []);
}

/** A reward of a stall, by its label `<stall>-<level>-<number>`. */
export function bargainSigns(label: string): Sign[] {
  const [stall, level, number] = label.split('-');
  return amountSigns(STALLS.get(stall ?? '')?.rewards[Number(level) - 1]?.[Number(number) - 1] ?? {});
}

/** What the game counts for a seat. */
export const HOLDINGS: Readonly<Record<string, Drawn>> = {
  lavandium: { symbol: 'cry-lavandium', tint: 'var(--r-lavandium)' },
  coppernium: { symbol: 'cry-coppernium', tint: 'var(--r-coppernium)' },
  oceanium: { symbol: 'cry-oceanium', tint: 'var(--r-oceanium)' },
  gold: { symbol: 'cry-gold', tint: 'var(--r-gold)' },
  degrees: { symbol: 'fd-degree', tint: 'var(--brass)' },
  ships: { symbol: 'fd-ship', tint: IVORY },
  die: { symbol: 'die-5', tint: IVORY },
  medals: { symbol: 'fd-medal', tint: 'var(--r-gold)' },
  points: { symbol: 'res-vp', tint: 'var(--r-vp)' },
};
