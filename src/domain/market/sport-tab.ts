import { hrefOf } from '../site/route.ts';
import { hiddenInTopNav, sportIds } from './sport.ts';

/** TOP-1, TOP-4: the sports that have a tab in the top navigation, in the server's order. */
export const sportTabs = <Sport extends { sportId: string }>(sports: readonly Sport[]): Sport[] =>
  sports.filter(({ sportId }) => !hiddenInTopNav.has(sportId));

export interface SportDestination {
  path: string;
  /** Whether the sport is then published as the chosen one: horse racing and lottery have pages of their own. */
  isPublished: boolean;
}

/** TOP-2: where a sport's tab leads, by the stored exchange choice (`exchangeName`). */
export function sportDestination(sportId: string, exchangeId: string): SportDestination {
  if (sportId === sportIds.horseRacing)
    return { path: hrefOf('horseRacing', { sportId }), isPublished: false };
  if (sportId === sportIds.lottery) return { path: hrefOf('lottery'), isPublished: false };
  return { path: hrefOf(exchangeId === sportIds.inPlay ? 'inPlay' : 'root'), isPublished: true };
}

/** Where in a page's path its sport stands, counted from the page's own segment. */
const sportPlaces: ReadonlyMap<string, number> = new Map([
  ['horseRacing', 1],
  ['marketdetails', 2],
  ['lotterydetails', 2],
  ['ballByBall', 1],
  ['virtualdetails', 1],
]);

/** Which tab is the current one on a page: its own sport's where the page is a sport's, else the chosen sport's. */
export function currentSportTab(pathname: string, chosen: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const [first = ''] = segments;
  if (first === 'lottery') return sportIds.lottery;
  if (first === 'binary') return sportIds.binary;
  const place = sportPlaces.get(first);
  return place === undefined ? chosen : (segments[place] ?? chosen);
}
