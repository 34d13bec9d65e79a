import { createEvent, createMarket, setMarketStatus } from '#contract/operator.ts';
import { yearKinds, type YearKind } from './year-markets.ts';
import type { YearWorld } from './year-world.ts';

const rupee = 100;

export interface OpenMarket {
  marketId: string;
  kind: YearKind;
  /** How many more times the bettor bets on it before it is settled. */
  rounds: number;
}

/** Opens an event with markets of one kind, or of all kinds of its sport. */
export async function openEvent(world: YearWorld): Promise<OpenMarket[]> {
  const opened: OpenMarket[] = [];
  const { random } = world;
  const first = random.pick(yearKinds);
  const ofSport = yearKinds.filter(({ sportId }) => sportId === first.sportId);
  const kinds = random.chance(0.6) ? [first] : ofSport;
  const eventId = world.newId('event');
  const startTime = world.time;
  const body = {
    sportId: first.sportId,
    eventName: `Event ${eventId}`,
    eventTime: startTime,
    tournamentId: 't1',
    tournamentName: 'Harbour Cup',
    home: null,
    away: null,
  };
  await world.operate(createEvent, { params: { eventId }, body });
  for (const [at, kind] of kinds.entries()) {
    const params = { marketId: `${eventId}-${at}` };
    const market = { eventId, startTime, marketName: `Market ${at}`, minStake: rupee, ...kind.facts };
    await world.operate(createMarket, { params, body: market });
    await world.operate(setMarketStatus, { params, body: { status: 'OPEN' } });
    opened.push({ ...params, kind, rounds: random.integer(1, 2) });
  }
  return opened;
}
