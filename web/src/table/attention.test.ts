import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Attention } from './attention';

describe('Attention', () => {
  const shown: string[] = [];

  class FakeNotification {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    constructor(title: string) {
      shown.push(title);
    }
  }

  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal('Notification', FakeNotification);
  });

  const call = (notify: boolean) => ({ plain: 'Astrolude', title: 'Your turn', text: '', notify, tick: false });
  const hide = (hidden: boolean) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');

  it('calls once when the turn comes and takes the badge back when it goes', () => {
    hide(true);
    const attention = new Attention();
    attention.update(false, call(true));
    attention.update(true, call(true));
    attention.update(true, call(true));
    expect(shown).toEqual(['Your turn']);
    expect(document.title).toBe('● Your turn');
    attention.update(false, call(true));
    expect(document.title).toBe('Astrolude');
  });

  it('does not notify while the page is seen, nor without the wish', () => {
    hide(false);
    new Attention().update(true, call(true));
    hide(true);
    new Attention().update(true, call(false));
    expect(shown).toEqual([]);
  });
});
