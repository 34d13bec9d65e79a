import { hrefOf } from './route.ts';
import { isHomePath, sportOfPath, sportPath } from './sport-path.ts';
import { sportIds } from '../market/sport.ts';

/** The tabs that are not a sport, by the ids that the specification fixes (ENT-13). Ids are strings; `'00'` is one. */
export const tabIds = {
  inPlay: '00',
  home: '11',
  tipsReview: '98',
  internationalCasino: '16',
  partnerExchange: '88022',
} as const;

/** A tab of the exchange bar: one of the server's exchange types, or one of the two added here (ENT-2). */
export interface ExchangeTab {
  exchangeId: string;
  exchangeName: string;
  highlight: boolean;
  sequence: number;
}

/** XBR-3 */
const inPlayTab: ExchangeTab = {
  exchangeId: tabIds.inPlay,
  exchangeName: 'Inplay',
  highlight: false,
  sequence: 0,
};
const partnerTab: ExchangeTab = {
  exchangeId: tabIds.partnerExchange,
  exchangeName: 'VIMAAN',
  highlight: false,
  sequence: 9,
};

/** XBR-5: the tab when none has been chosen. */
export const defaultExchangeId: string = tabIds.home;

/** XBR-4 */
const excluded: ReadonlySet<string> = new Set(['10', '32']);
const shownSports: ReadonlySet<string> = new Set([sportIds.cricket, sportIds.virtualSports, sportIds.binary]);
const notSports: ReadonlySet<string> = new Set(Object.values(tabIds));
const knownSports: ReadonlySet<string> = new Set(Object.values(sportIds));

/**
 * XBR-1, XBR-3, XBR-4: the tabs in order, Inplay and VIMAAN among the server's. `sports` are the server's; a type with
 * a sport's id stands for that sport. Types with equal sequence keep the server's order.
 */
export function exchangeTabs(
  types: readonly ExchangeTab[],
  sports: readonly { sportId: string }[] = [],
): ExchangeTab[] {
  const listed = new Set(sports.map(({ sportId }) => sportId));
  const isShown = ({ exchangeId: id }: ExchangeTab) => {
    if (excluded.has(id) || id === inPlayTab.exchangeId || id === partnerTab.exchangeId) return false;
    const isSport = !notSports.has(id) && (knownSports.has(id) || listed.has(id));
    return !isSport || shownSports.has(id);
  };
  return [inPlayTab, ...types.filter(isShown), partnerTab].sort((a, b) => a.sequence - b.sequence);
}

/** Where a tab leads: a page, choosing a sport there when it names one, or the partner's site (VAL-2). */
export type TabDestination = { kind: 'page'; path: string; sportId: string | null } | { kind: 'partner' };

/** XBR-2 */
export function tabDestination(exchangeId: string): TabDestination {
  const page = (path: string, sportId: string | null = null) => ({ kind: 'page', path, sportId }) as const;
  switch (exchangeId) {
    case tabIds.inPlay:
      return page(hrefOf('inPlay'));
    case tabIds.home:
      return page(hrefOf('root'));
    case tabIds.tipsReview:
      return page(hrefOf('tipsReview'));
    case sportIds.virtualSports:
      return page(hrefOf('virtualSports'));
    case tabIds.internationalCasino:
      return page(hrefOf('internationalCasino'));
    case sportIds.binary:
      return page(hrefOf('binary'));
    case tabIds.partnerExchange:
      return { kind: 'partner' };
    default:
      return page(sportPath('root', sportIds.cricket), sportIds.cricket);
  }
}

/**
 * The tab of each page that has one of its own. The casino has two addresses; virtual sports have a page for each
 * event.
 */
const tabOfPage: ReadonlyMap<string, string> = new Map([
  ['inplay', tabIds.inPlay],
  ['tipsreview', tabIds.tipsReview],
  ['virtualsports', sportIds.virtualSports],
  ['virtualdetails', sportIds.virtualSports],
  ['intcasino', tabIds.internationalCasino],
  ['casino', tabIds.internationalCasino],
  ['binary', sportIds.binary],
]);

/** Tabs with a page of their own, where no match or race is. */
const sections: ReadonlySet<string> = new Set(
  [...tabOfPage.values()].filter((exchangeId) => exchangeId !== tabIds.inPlay),
);
const eventPages: ReadonlySet<string> = new Set(['marketdetails', 'ballByBall']);

const firstSegment = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .find(Boolean) ?? '';

/**
 * The stored choice once `path`, with its query, is shown, however it was reached (a link, Back, the address bar). On home
 * and a sport's page, the tab of that sport counts, otherwise Home; the partner's stays, which has no page here. On a page without
 * a tab the stored one stays.
 */
export function tabOfPath(path: string, stored: string): string {
  if (!isHomePath(path)) return tabOfPage.get(firstSegment(path)) ?? stored;
  const to = tabDestination(stored);
  if (to.kind === 'partner') return stored;
  const sport = sportOfPath(path);
  if (to.sportId !== null && to.sportId === sport) return stored;
  // Cricket's page has a tab, however it was reached.
  return sport === sportIds.cricket ? sportIds.cricket : defaultExchangeId;
}

/**
 * Which tab is lit: the page's own. On an event's page that is the stored choice, but Home instead of a section that the
 * event is not in. On another page without one it is Home if that is stored, since nobody has gone elsewhere; a section
 * would say that the page is in it. Never the partner's, whose page is not here.
 */
export function litTab(path: string, stored: string): string | null {
  const tab = tabOfPath(path, stored);
  const page = firstSegment(path);
  if (eventPages.has(page)) return sections.has(tab) ? defaultExchangeId : ownTab(tab);
  if (isHomePath(path)) return ownTab(tab) ?? defaultExchangeId;
  return tabOfPage.has(page) || tab === defaultExchangeId ? tab : null;
}

const ownTab = (tab: string): string | null => (tabDestination(tab).kind === 'partner' ? null : tab);

/** XBR-5: what choosing this tab publishes. */
export const publicationOf = (exchangeId: string): 'inPlay' | 'exchange' =>
  exchangeId === tabIds.inPlay ? 'inPlay' : 'exchange';
