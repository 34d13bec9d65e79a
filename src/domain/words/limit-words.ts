import type { FrameKind } from '../limits/frame.ts';

export const frameWords: Readonly<Record<FrameKind, string>> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/** Why a limit or a break was not changed as asked. */
const limitRefusalTexts = {
  UNKNOWN_LIMIT: 'There is no such limit.',
  CHANGED_MEANWHILE: 'Something was booked for you just now. Nothing was changed; try again.',
  SELF_EXCLUDED: 'You have excluded yourself: a limit can be lowered, not raised.',
  PRACTICE_ACCOUNT: 'Practice money is not yours to lose, so it has no such limits.',
  NOTHING_ASKED: 'No raise of this limit waits for you. What holds goes on.',
  TOO_EARLY: 'It is too early for that: a day has to pass first.',
  NOT_SHORTER: 'Your break already lasts longer than that. It can be lengthened, not shortened.',
  NOT_EXCLUDED: 'You are not excluded.',
  CLIENT_ID_REUSED: 'This id was used before with other contents. Nothing was changed.',
} as const;

export type LimitRefusalCode = keyof typeof limitRefusalTexts;

export const limitRefusalText = (code: LimitRefusalCode): string => limitRefusalTexts[code];
