/** The theme that the server sends (ENT-10). */
export interface ThemeConfig {
  /** Style variables; `#ui/theme` decides which of them may be set. */
  variables: readonly { name: string; value: string }[];
  exchangeFavicon: string;
  exchangeTitle: string;
  /** A CSS colour. */
  themeColor: string;
  exchangeLogo: string;
  yearNotice: string;
}

const texts = ['exchangeFavicon', 'exchangeTitle', 'themeColor', 'exchangeLogo', 'yearNotice'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTheme = (value: unknown): value is ThemeConfig =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['variables']) &&
  value['variables'].every(
    (each: unknown) =>
      isRecord(each) && typeof each['name'] === 'string' && typeof each['value'] === 'string',
  );

/** The stored `getThemeConfig`; null when there is none or it is invalid, as another version may have left it. */
export function readStoredTheme(text: string | null): ThemeConfig | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}
