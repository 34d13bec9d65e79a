import { allThemes } from '../src/server/exchange/catalogue/themes.ts';
import { applyTheme, readThemeMap } from '../src/ui/theme/theme-map.ts';

/** The themes that the exchange may send, from its own catalogue. */
export const serverThemes = allThemes({ title: 'Layline', logo: '' });

/** Has the page wear the colours of a theme, as far as the page accepts them. */
export function wearServerTheme(name: string): void {
  const theme = serverThemes.find((one) => one.name === name);
  applyTheme(document.documentElement, readThemeMap(theme?.variables ?? {}));
}
