/** The form of a new table in words: the whole of it, and what it adapted. */
import { t, texts } from '../i18n/i18n.svelte';
import { SEAT_CHOICES, type Note, type TableForm } from './newTable';
import { gameName } from './words';

const LEVELS = SEAT_CHOICES.filter((choice) => choice !== 'me' && choice !== 'open');

/** "Gaia Project for three: you, a gentle bot and a free seat". */
export function formSentence(form: TableForm): string {
  const count = (choice: string) => form.seats.filter((each) => each === choice).length;
  const parts = [
    ...(count('me') > 0 ? [t('app-says-me', { count: count('me') })] : []),
    ...LEVELS.flatMap((level) => (count(level) > 0 ? [t(`app-says-${level}`, { count: count(level) })] : [])),
    ...(count('open') > 0 ? [t('app-says-open', { count: count('open') })] : []),
  ];
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts);
  return t('app-says', { game: gameName(form.game), count: form.seats.length, list });
}

/** What a choice changed besides itself, and why. */
export function noteSentence(game: string, note: Note, form: TableForm): string {
  const option = t(`${game}-option-${note.option}`);
  const value = t(`${game}-option-${note.option}-${form.options[note.option] ?? ''}`);
  const why =
    'coupling' in note.reason
      ? t(`errors-${note.reason.coupling}`)
      : t('app-note-players', { count: note.reason.players });
  return t('app-note', { option, value, why });
}
