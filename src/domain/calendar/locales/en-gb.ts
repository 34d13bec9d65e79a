import type { LocaleDefinition } from '../locale.ts';
import { english } from './en.ts';

export const britishEnglish: LocaleDefinition = {
  ...english,
  firstWeekday: 1,
  firstWeekRule: 4,
  dayFormat: 'DD/MM/YYYY',
};
