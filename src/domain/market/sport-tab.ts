import { tabIds } from '../site/exchange-tab.ts';
import { hrefOf } from '../site/route.ts';
import { isHomePath, sportOfPath, sportPath } from '../site/sport-path.ts';
import { hiddenInTopNav, sportIds } from './sport.ts';

/** TOP-1, TOP-4: the sports that have a tab in the top navigation, in the server's order. */
export const sportTabs = <Sport extends { sportId: string }>(sports: readonly Sport[]): Sport[] =>
  sports.filter(({ sportId }) => !hiddenInTopNav.has(sportId));

export const hasTab = (sports: readonly { sportId: string }[], sportId: string): boolean =>
  sportTabs(sports).some((sport) => sport.sportId === sportId);

export interface SportDestination {
  path: string;
  /** Whether the sport is then published as the chosen one. Horse racing and lottery are not: they have own pages. */
  isPublished: boolean;
}

/** TOP-2: where a sport's tab leads, given the stored exchange choice (`exchangeName`). */
export function sportDestination(sportId: string, exchangeId: string): SportDestination {
  if (sportId === sportIds.horseRacing)
    return { path: hrefOf('horseRacing', { sportId }), isPublished: false };
  if (sportId === sportIds.lottery) return { path: hrefOf('lottery'), isPublished: false };
  return { path: sportPath(exchangeId === tabIds.inPlay ? 'inPlay' : 'root', sportId), isPublished: true };
}

/** Pages that show the chosen sport without naming it in their address. */
const ofChosenSport: ReadonlySet<string> = new Set(['inplay']);

/** The index of the sport in a page's path, counted from the page's own segment. */
const sportPlaces: ReadonlyMap<string, number> = new Map([
  ['horseRacing', 1],
  ['marketdetails', 2],
  ['lotterydetails', 2],
  ['ballByBall', 1],
  ['virtualdetails', 1],
  ['results', 1],
]);

/**
 * Which tab is current on a page: the page's own sport if it has one, or the chosen sport where the page is of that. None on
 * home, which is of all sports, and on pages that are of none. `path`: with its query.
 */
export function currentSportTab(path: string, chosen: string): string | null {
  const named = sportOfPath(path);
  if (named !== null || isHomePath(path)) return named;
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const [first = ''] = segments;
  if (first === 'lottery') return sportIds.lottery;
  if (first === 'binary') return sportIds.binary;
  const place = sportPlaces.get(first);
  if (place !== undefined) return segments[place] ?? chosen;
  return ofChosenSport.has(first) ? chosen : null;
}
