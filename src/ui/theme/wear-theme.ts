import type { ThemeChoice } from '#domain/bettor/bettor-settings.ts';

/** Makes the page light or dark; SYSTEM leaves the choice to the system. */
export function wearTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'SYSTEM') delete dataset['theme'];
  else dataset['theme'] = choice.toLowerCase();
}
