import { hrefOf } from './route.ts';

/** The pages that show one sport where their address names it: home becomes that sport's page. */
const pages = ['root', 'home', 'inPlay'] as const;

const pathnameOf = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/** The address of a sport's page, or of what is in play in it first: `/?sport=1`, `/inplay?sport=1`. */
export const sportPath = (page: (typeof pages)[number], sportId: string): string =>
  `${hrefOf(page)}?sport=${sportId}`;

/** The address of a competition: of its sport's page, that competition alone. */
export const competitionPath = (sportId: string, tournamentId: string): string =>
  `${sportPath('root', sportId)}&competition=${encodeURIComponent(tournamentId)}`;

/** The sport that an address names: `1` of `/?sport=1`; null without one, and on every other page. */
export function sportOfPath(path: string): string | null {
  if (!pages.some((page) => hrefOf(page) === pathnameOf(path))) return null;
  return /\?(?:[^#]*&)?sport=(\w+)/.exec(path)?.[1] ?? null;
}

/** Whether the address is home's, with a sport or without. */
export const isHomePath = (path: string): boolean => ['/', hrefOf('home')].includes(pathnameOf(path));
