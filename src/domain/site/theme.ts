/** How the site looks in a theme. */
/** Where the site serves its theme's logo, wherever the operator has it. */
export const logoPath = '/logo';

export interface ThemeLook {
  /** Style variables; `#ui/theme` decides which of them may be set. */
  variables: readonly { name: string; value: string }[];
  exchangeFavicon: string;
  exchangeTitle: string;
  /** A CSS colour. */
  themeColor: string;
  exchangeLogo: string;
  yearNotice: string;
}

/** The theme that the server sends (ENT-10). */
export interface ThemeConfig extends ThemeLook {
  /** Names of the home page's blocks in the operator's order, as far as it has one (`home-blocks.ts`). */
  homeBlocks: readonly string[];
}

const texts = ['exchangeFavicon', 'exchangeTitle', 'themeColor', 'exchangeLogo', 'yearNotice'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isLook = (value: unknown): value is ThemeLook & Record<string, unknown> =>
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
    if (!isLook(value)) return null;
    const { homeBlocks } = value;
    return { ...value, homeBlocks: areTexts(homeBlocks) ? homeBlocks : [] };
  } catch {
    return null;
  }
}
