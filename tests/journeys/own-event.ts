import { createEvent, createMarket, setEventState, setMarketStatus } from '#contract/operator.ts';
import { callExchange, type Refusal } from '#contract/rest-client.ts';
import { sportIds } from '#domain/market/sport.ts';
import { ownMatches } from './own-matches.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
const operator = { operatorKey };

export function dataOf<Data>(answer: { ok: true; data: Data } | Refusal): Data {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}

const day = 86_400_000;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Creates a soccer match that starts in a day, unless sooner, with one open market in which nobody else bets. */
export async function openOwnMatch(
  eventId: string,
  name: keyof typeof ownMatches,
  marketId = `${eventId}.book`,
  startsIn = day,
): Promise<void> {
  const eventName = ownMatches[name];
  const [home, away] = sidesOf(name);
  const tournament = { tournamentId: eventId, tournamentName: eventName };
  const body = { sportId: sportIds.soccer, eventName, eventTime: after(startsIn), home, away, ...tournament };
  dataOf(await callExchange(url, createEvent, { params: { eventId }, body }, operator));
  await openOwnMarket(eventId, marketId, 'Match Odds', [home, away], startsIn);
}

/** Has an event start or end. */
export async function turnEvent(eventId: string, state: { inPlay: boolean; ended?: boolean }): Promise<void> {
  dataOf(await callExchange(url, setEventState, { params: { eventId }, body: state }, operator));
}

/** Adds an open market to an event. A runner's id ends with its name. */
export async function openOwnMarket(
  eventId: string,
  marketId: string,
  marketName: string,
  names: readonly string[],
  startsIn = day,
): Promise<void> {
  const runners = names.map((name) => ({ runnerId: `${marketId}.${name}`, name }));
  const body = { eventId, marketName, startTime: after(startsIn), runners };
  dataOf(await callExchange(url, createMarket, { params: { marketId }, body }, operator));
  const open = { params: { marketId }, body: { status: 'OPEN' as const } };
  dataOf(await callExchange(url, setMarketStatus, open, operator));
}

const sidesOf = (name: keyof typeof ownMatches): [home: string, away: string] =>
  ownMatches[name].split(' v ') as [string, string];
