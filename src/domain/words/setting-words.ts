import type { ThemeChoice } from '../bettor/bettor-settings.ts';
import type { NoticeKind } from '../bettor/notices.ts';

export const themeNames: Readonly<Record<ThemeChoice, string>> = {
  SYSTEM: 'As the system',
  LIGHT: 'Light',
  DARK: 'Dark',
};

export const noticeNames: Readonly<Record<NoticeKind, string>> = {
  MATCHED: 'A waiting bet is matched',
  LAPSED: 'A waiting bet lapses',
  SETTLED: 'A bet is settled',
  PRICE: 'A price I wait for is reached',
  STARTED: 'What I follow starts',
};
