import type { PracticeSnapshot } from '#machines/practice/practice.machine.ts';

const noAnswer = 'No answer came. Nothing was changed; try again.';

/** Why the last press came to nothing; null if it did not. */
export const practiceTrouble = (snapshot: PracticeSnapshot): string | null => {
  if (snapshot.matches({ ready: 'noAnswer' })) return noAnswer;
  return snapshot.context.refusal;
};
