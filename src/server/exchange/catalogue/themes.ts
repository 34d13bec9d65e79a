import type { DataOf } from '#contract/call.ts';
import type { getTheme, listThemes } from '#contract/reference.ts';
import type { ThemeName } from '#contract/site-names.ts';

type Theme = DataOf<typeof getTheme>;

/** What the operator calls the site, and its logo: an address as of the operator's own images, or empty. */
export interface SiteIdentity {
  title: string;
  logo: string;
}

const site = {
  exchangeFavicon: '/favicon.svg',
  exchangeTitle: '',
  exchangeLogo: '',
  yearNotice: '2023',
};

/** Back and lay keep their colours in all of them: they say which side a price is on. */
const themes: Readonly<Record<ThemeName, Omit<Theme, 'homeBlocks'> & { title: string }>> = {
  /** No variable is set, so the site keeps its own colours. */
  harbour: { ...site, title: 'Harbour', variables: {}, themeColor: '#0d1822' },
  estuary: {
    ...site,
    title: 'Estuary',
    variables: {
      '--brand-light': 'oklch(0.4 0.07 165)',
      '--brand-ink-light': 'oklch(1 0 0)',
      '--brand-dark': 'oklch(0.85 0.08 165)',
      '--brand-ink-dark': 'oklch(0.2 0.035 165)',
      '--header-light': 'oklch(0.27 0.04 170)',
      '--header-dark': 'oklch(0.21 0.03 170)',
      '--header-ink': 'oklch(0.98 0.005 170)',
      '--accent': 'oklch(0.82 0.14 95)',
      '--accent-ink': 'oklch(0.24 0.045 90)',
    },
    themeColor: '#0e2d24',
  },
  lantern: {
    ...site,
    title: 'Lantern',
    variables: {
      '--brand-light': 'oklch(0.38 0.1 305)',
      '--brand-ink-light': 'oklch(1 0 0)',
      '--brand-dark': 'oklch(0.84 0.08 305)',
      '--brand-ink-dark': 'oklch(0.21 0.05 305)',
      '--header-light': 'oklch(0.25 0.05 305)',
      '--header-dark': 'oklch(0.21 0.04 305)',
      '--header-ink': 'oklch(0.98 0.005 305)',
      '--accent': 'oklch(0.76 0.14 40)',
      '--accent-ink': 'oklch(0.22 0.045 40)',
    },
    themeColor: '#261a37',
  },
};

/** The site's theme (ENT-10), with the operator's order of the home page's blocks. */
export function themeOf(
  name: ThemeName,
  homeBlocks: readonly string[],
  { title: exchangeTitle, logo: exchangeLogo }: SiteIdentity,
): Theme {
  const { title: _, ...theme } = themes[name];
  return { ...theme, exchangeTitle, exchangeLogo, homeBlocks: [...homeBlocks] };
}

/** All of them, in the order to offer them. */
export const allThemes = ({ title, logo }: SiteIdentity): DataOf<typeof listThemes> =>
  (Object.keys(themes) as ThemeName[]).map((name) => ({
    name,
    ...themes[name],
    exchangeTitle: title,
    exchangeLogo: logo,
  }));
