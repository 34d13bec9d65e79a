import type { FastifyInstance } from 'fastify';
import {
  findEndedEvents,
  getSupport,
  getTheme,
  listAllEvents,
  listCasinoEvents,
  listExchangeTypes,
  listRacingEvents,
  listSearchEvents,
  listSports,
  listThemes,
  type Event,
} from '#contract/reference.ts';
import type { DataOf } from '#contract/call.ts';
import { themeNames, type ThemeName } from '#contract/site-names.ts';
import { listRaces } from '#contract/races.ts';
import { searchLimit } from '#domain/search/search.ts';
import { sportIds } from '#domain/market/sport.ts';
import { casinoLobby } from '#server/exchange/catalogue/casino.ts';
import { exampleSupport } from '#server/exchange/catalogue/site.ts';
import { allThemes, themeOf, type SiteIdentity } from '#server/exchange/catalogue/themes.ts';
import { exchangeTypes } from '#server/exchange/catalogue/sports.ts';
import { listLastEnded } from '#server/exchange/store/queries/ended-events.ts';
import { listRacesSince } from '#server/exchange/store/queries/race-queries.ts';
import type { EventNeeds } from './event.ts';
import { publicRoute } from './route.ts';

/** What the operator says of the site as a whole. */
export interface SiteOptions {
  /** The games host's URL for browsers. */
  gamesUrl: string;
  /** Default: the first of them. */
  theme?: ThemeName | undefined;
  /** Names of the home page's blocks that stand first. Default: none. */
  homeBlocks?: readonly string[] | undefined;
  /** Default: Layline, with its drawn mark. */
  identity?: SiteIdentity | undefined;
  /** Default: addresses under example.com. */
  support?: DataOf<typeof getSupport> | undefined;
}

const ownIdentity: SiteIdentity = { title: 'Layline', logo: '' };

/** What a site shows before anyone signs in. The site key is accepted but ignored, since there is one site. */
export function referenceRoutes(
  app: FastifyInstance,
  { catalogue, db, now }: Pick<EventNeeds, 'catalogue' | 'db' | 'now'>,
  {
    gamesUrl,
    theme = themeNames[0],
    homeBlocks = [],
    identity = ownIdentity,
    support = exampleSupport,
  }: SiteOptions,
): void {
  publicRoute(app, listSports, () => catalogue.sports());
  publicRoute(app, listAllEvents, () => bySport(catalogue.openEvents()));
  publicRoute(app, listRacingEvents, () => catalogue.openEvents().filter(isRace));
  publicRoute(app, listRaces, () => listRacesSince(db, new Date(now() - racesOf), mostRaces));
  publicRoute(app, listSearchEvents, async () => [
    ...catalogue.openEvents(),
    ...(await listLastEnded(db, { since: new Date(now() - searchedFor), limit: mostListed })),
  ]);
  publicRoute(app, findEndedEvents, ({ query: { text } }) =>
    listLastEnded(db, { since: new Date(now() - searchedFor), limit: searchLimit, text }),
  );
  publicRoute(app, listExchangeTypes, () => [...exchangeTypes]);
  publicRoute(app, listCasinoEvents, () => ({ lobby: casinoLobby(gamesUrl) }));
  publicRoute(app, getTheme, () => themeOf(theme, homeBlocks, identity));
  publicRoute(app, listThemes, () => allThemes(identity));
  publicRoute(app, getSupport, () => support);
}

/** For how long a race is listed after its start, ms, and how many races at most. */
const racesOf = 2 * 60 * 60_000;
const mostRaces = 300;
/** How long an event can be found after its start, ms, and how many of the ended ones the search list carries. */
const searchedFor = 7 * 24 * 60 * 60_000;
const mostListed = 1_000;

const isRace = ({ sportId }: Event) => sportId === sportIds.horseRacing;

function bySport(events: readonly Event[]): Record<string, Event[]> {
  const lists: Record<string, Event[]> = {};
  for (const event of events) (lists[event.sportId] ??= []).push(event);
  return lists;
}
