import type { Settings } from './settings.ts';

/** Where browsers reach the site and the games host, without a trailing slash. */

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

export const siteUrlOf = ({ LAYLINE_SITE_URL, LAYLINE_PORT }: Settings): string =>
  withoutSlash(LAYLINE_SITE_URL ?? `http://localhost:${LAYLINE_PORT}`);

export const gamesUrlOf = ({ LAYLINE_GAMES_URL, LAYLINE_GAMES_PORT }: Settings): string =>
  withoutSlash(LAYLINE_GAMES_URL ?? `http://localhost:${LAYLINE_GAMES_PORT}`);
