import { readStoredTheme, type ThemeConfig, type ThemeLook } from '#domain/site/theme.ts';
import type { PageStorage } from '#kept/page-storage.ts';

/** ENT-12 */
const storageKey = 'getThemeConfig';

const colourTags = ['theme-color', 'msapplication-navbutton-color', 'apple-mobile-web-app-status-bar-style'];

/** CAL-3: applies the server's theme to the page: variables, icon and the three theme-colour tags. */
export function showTheme(theme: ThemeLook): void {
  void wearColours(theme);
  if (theme.exchangeFavicon) {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', theme.exchangeFavicon);
  }
  for (const name of colourTags) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', theme.themeColor);
  }
}

/** The theme that was shown last. */
let shown: ThemeLook | null = null;

/** Sets the theme's variables. What reads colours is fetched by those whose theme has some, or had. */
async function wearColours(theme: ThemeLook): Promise<void> {
  shown = theme;
  const root = document.documentElement;
  if (theme.variables.length === 0 && !root.style.cssText.includes('--theme-')) return;
  try {
    const { applyTheme, readThemeMap } = await import('#ui/theme/theme-map.ts');
    if (shown !== theme) return;
    const map = Object.fromEntries(theme.variables.map(({ name, value }) => [name, value]));
    const reading = readThemeMap(map);
    applyTheme(root, reading);
    if (reading.dropped.length > 0) console.warn(`Theme variables left out: ${reading.dropped.join(', ')}`);
  } catch (failure) {
    console.error('The theme’s colours could not be loaded; the page keeps those it has.', failure);
  }
}

export const storedTheme = (storage: PageStorage): ThemeConfig | null =>
  readStoredTheme(storage.getItem(storageKey));

export const storeTheme = (storage: PageStorage, theme: ThemeConfig): void =>
  storage.setItem(storageKey, JSON.stringify(theme));
