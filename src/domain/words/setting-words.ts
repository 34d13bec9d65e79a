import type { ThemeChoice } from '../bettor/bettor-settings.ts';

export const themeNames: Readonly<Record<ThemeChoice, string>> = {
  SYSTEM: 'As the system',
  LIGHT: 'Light',
  DARK: 'Dark',
};
