/** Calling the reader: the title's badge, a notification, a soft tick. Only when it becomes their turn. */
export interface Call {
  /** What the title bar says while nobody is called. */
  plain: string;
  title: string;
  text: string;
  notify: boolean;
  tick: boolean;
}

export class Attention {
  #waiting = false;

  /** Tell whether the reader is waited for now; the change from no to yes calls. */
  update(waiting: boolean, call: Call): void {
    const begins = waiting && !this.#waiting;
    this.#waiting = waiting;
    document.title = waiting ? `● ${call.title}` : call.plain;
    if (begins) this.#call(call);
  }

  #call({ title, text, notify, tick }: Call): void {
    if (tick) playTick();
    if (
      notify &&
      document.visibilityState === 'hidden' &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      const note = new Notification(title, { body: text, icon: '/icon.svg', tag: location.pathname });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
}

/** One soft note of a tenth of a second, made on the spot: no file, no autoplay. */
function playTick(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.13);
  tone.onended = () => void audio.close();
}
