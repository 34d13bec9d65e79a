import { hiddenInSideNav, sportIds } from '../market/sport.ts';
import { themeChoices } from '../bettor/bettor-settings.ts';
import type { Popup } from '../site/popup.ts';
import { hrefOf, isAllowed, routes, type RouteName } from '../site/route.ts';
import { oddsFormatNames, oddsFormats } from '../odds/odds-format.ts';
import { themeNames } from '../words/setting-words.ts';
import type { Place } from './place.ts';
import type { SearchedSite } from './searched-site.ts';
import { wordsForSport } from './synonyms.ts';

/** Other words by which pages are looked for. */
const alsoBy: Partial<Record<RouteName, string>> = {
  accountStatement: 'transactions ledger wallet',
  profitLoss: 'P&L PnL winnings',
  myBetsHistory: 'bet history',
  unsettledBets: 'open bets',
  banking: 'wallet balance',
  internationalCasino: 'games lobby partner vimaan',
  casino: 'games lobby',
  settings: 'preferences stakes one-click confirm',
  rules: 'regulations help',
  tipsReview: 'previews',
  inPlay: 'live now',
  lottery: wordsForSport(sportIds.lottery),
  virtualSports: wordsForSport(sportIds.virtualSports),
  binary: wordsForSport(sportIds.binary),
};

/** Other routes’ pages, and addresses that are no page of their own or end the session by being opened. */
const leftOut: ReadonlySet<RouteName> = new Set(['home', 'layout', 'logout']);
const forVisitorsOnly: ReadonlySet<RouteName> = new Set(['signUp', 'forgotPassword']);

/** The pages that the visitor may open, in the order of the route table; then those of each sport, and popups. */
export function pagePlaces({ visitor, sports }: SearchedSite): Place[] {
  const pages = routes
    .filter(({ name, path, guard }) => {
      if (leftOut.has(name) || path.includes(':')) return false;
      if (visitor.hasToken && forVisitorsOnly.has(name)) return false;
      return isAllowed(guard, visitor);
    })
    .map(({ name, path, title }) => ({
      id: `page:${name}`,
      name: title,
      note: 'Page',
      to: { kind: 'path' as const, path: `/${path}` },
      ...(alsoBy[name] && { also: alsoBy[name] }),
    }));
  const shown = sports.filter(({ sportId }) => !hiddenInSideNav.has(sportId));
  const sportPages = shown.flatMap(({ sportId, sportName }): Place[] => [
    // These have pages in the route table.
    ...(sportId === sportIds.lottery || sportId === sportIds.virtualSports
      ? []
      : [
          {
            id: `sport:${sportId}`,
            name: sportName,
            note: 'Sport',
            also: wordsForSport(sportId),
            sportId,
            to: { kind: 'sport' as const, sportId },
          },
        ]),
    {
      id: `results:${sportId}`,
      name: `Results in ${sportName}`,
      note: 'Page',
      also: `standings table ${wordsForSport(sportId)}`,
      sportId,
      to: { kind: 'path', path: hrefOf('results', { sportId }) },
    },
  ]);
  return [
    ...sportPages.filter(({ note }) => note === 'Sport'),
    ...pages,
    ...popupPlaces(visitor.hasToken),
    ...sportPages.filter(({ note }) => note === 'Page'),
  ];
}

const popupPlaces = (hasToken: boolean): Place[] => {
  const place = (name: string, popup: Popup, also: string): Place => ({
    id: `popup:${popup.name}`,
    name,
    note: 'Opens here',
    also,
    to: { kind: 'popup', popup },
  });
  if (!hasToken) return [place('Login', { name: 'login' }, 'sign in')];
  return [
    place('Deposit', { name: 'banking', section: 'deposit' }, 'pay in add money'),
    place('My Market', { name: 'exposure' }, 'exposure market analysis'),
  ];
};

/** Settings that are changed at once, and the way to those that are better seen first. */
export function settingPlaces({ visitor, settings }: SearchedSite): Place[] {
  const themes = themeChoices
    .filter((theme) => settings && theme !== settings.theme)
    .map((theme): Place => ({
      id: `theme:${theme}`,
      name: `Theme: ${themeNames[theme]}`,
      note: 'Changes at once',
      also: 'colours mode appearance',
      to: { kind: 'setting', change: { theme } },
    }));
  const formats = oddsFormats
    .filter((oddsFormat) => settings && oddsFormat !== settings.oddsFormat)
    .map((oddsFormat): Place => ({
      id: `odds:${oddsFormat}`,
      name: `Odds: ${oddsFormatNames[oddsFormat]}`,
      note: 'Changes at once',
      also: 'format',
      to: { kind: 'setting', change: { oddsFormat } },
    }));
  return [...themes, ...formats, ...(visitor.hasToken ? seenFirst : [])];
}

/** They decide how a bet is placed, so nothing here switches them. */
const seenFirst: readonly Place[] = [
  'One-click betting',
  'Quick stakes',
  'Confirm bets',
  'Moved prices',
  'Colours',
].map((name) => ({
  id: `setting:${name}`,
  name,
  note: 'In Settings',
  to: { kind: 'path', path: hrefOf('settings') },
}));
