import { readStoredTheme, type ThemeConfig } from '#domain/site/theme.ts';
import { applyTheme, readThemeMap } from '#ui/theme/theme-map.ts';

/** ENT-12 */
const storageKey = 'getThemeConfig';

const colourTags = ['theme-color', 'msapplication-navbutton-color', 'apple-mobile-web-app-status-bar-style'];

/** CAL-3: applies the server's theme to the page: variables, icon and the three theme-colour tags. */
export function showTheme(theme: ThemeConfig): void {
  const map = Object.fromEntries(theme.variables.map(({ name, value }) => [name, value]));
  const reading = readThemeMap(map);
  applyTheme(document.documentElement, reading);
  if (reading.dropped.length > 0) console.warn(`Theme variables left out: ${reading.dropped.join(', ')}`);
  if (theme.exchangeFavicon) {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', theme.exchangeFavicon);
  }
  for (const name of colourTags) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', theme.themeColor);
  }
}

export const storedTheme = (storage: Storage): ThemeConfig | null =>
  readStoredTheme(storage.getItem(storageKey));

export const storeTheme = (storage: Storage, theme: ThemeConfig): void =>
  storage.setItem(storageKey, JSON.stringify(theme));
