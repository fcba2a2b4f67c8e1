/** The line of a lesson: what was done there, and what only had to be looked at. */
import type { Api } from '../net/api';
import type { LessonProgress } from '../net/protocol';
import { PositionLine } from '../table/positionLine';

/** What a learner does where there is only something to look at. */
export const NEXT = 'next';

export interface LessonLineOptions {
  game: string;
  lesson: string;
  api: Api;
  /** What was done on an earlier visit. */
  actions: readonly string[];
  /** What the learner is called. */
  name: () => string;
  progress: (progress: LessonProgress, actions: readonly string[]) => void;
}

export class LessonLine extends PositionLine<LessonProgress> {
  constructor({ game, lesson, api, actions, name, progress }: LessonLineOptions) {
    super({
      ask: (done, since) => api.lesson(game, lesson, done, since),
      actions,
      name,
      taken: ({ taken }) => taken,
      progress,
    });
  }

  next(): Promise<void> {
    return this.add(NEXT);
  }
}
