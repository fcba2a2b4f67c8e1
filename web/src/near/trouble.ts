/** Why tables cannot be kept here: what the page has words for, with what the browser says of it. */
export type Reason = 'insecure' | 'old' | 'storage' | 'unreached' | 'damaged' | 'other';

export interface Told {
  reason: Reason;
  message: string;
}

export class Trouble extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Whatever went wrong; of Python's account only the last line says what. */
export function told(error: unknown): Told {
  if (error instanceof Trouble) return { reason: error.reason, message: error.message };
  return { reason: 'other', message: String(error).trim().split('\n').at(-1) ?? '' };
}
