/** A finished game in one line: by how much, and with whom. */
import { t, texts } from '../i18n/i18n.svelte';
import type { Opponent, PlayedGame } from '../net/protocol';

const MOST_NAMES = 3;

/** What a seat is called: somebody by name, a bot by its level, or somebody unknown. */
export function opponentName({ who, level }: Opponent): string {
  if (who) return who.name;
  return t(level === null ? 'members-somebody' : `app-bot-${level}`);
}

/** "by 4 points, with Ben and Kim", "one point behind Ben". */
export function playedLine(game: PlayedGame): string {
  const mine = game.players.find(({ seat }) => seat === game.seat);
  const others = game.players.filter(({ seat }) => seat !== game.seat);
  if (!mine || others.length === 0) return t('members-played-alone', { points: mine?.score ?? 0 });
  if (mine.left) return t('members-played-left');
  const names = others.slice(0, MOST_NAMES).map(opponentName);
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(
    others.length > MOST_NAMES ? [...names, t('members-others', { count: others.length - MOST_NAMES })] : names,
  );
  const winner = others.find(({ rank }) => rank === 1);
  if (game.rank === 1 && winner) return t('members-played-shared', { names: list });
  if (game.rank === 1) {
    const next = Math.max(...others.map(({ score }) => score));
    return t('members-played-won', { points: mine.score - next, names: list });
  }
  const ahead = others.filter(({ rank }) => rank < game.rank).sort((a, b) => b.rank - a.rank)[0];
  if (!ahead) return t('members-played-with', { names: list });
  return t('members-played-behind', { points: ahead.score - mine.score, name: opponentName(ahead) });
}
