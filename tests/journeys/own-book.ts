import type { TestInfo } from '@playwright/test';
import { createEvent, createMarket, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { sportIds } from '#domain/market/sport.ts';
import { isMadeMarket } from '#server/maker/made-market.ts';
import { openAccount, placeOrder } from './own-bettor.ts';
import { dataOf, turnEvent } from './own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
const operator = { operatorKey };

const day = 86_400_000;
const tomorrow = () => new Date(Date.now() + day).toISOString();

/** A market in which nobody bets but its journey: maker and crowd keep to ids of another form (`isMadeMarket`). */
export interface OwnBook {
  marketId: string;
  eventName: string;
  /** Its runners. */
  home: string;
  away: string;
  /** Of its event's page. */
  address: string;
  /** A word that no other journey, run or retry has. */
  tag: string;
  /** Another account offers a price on the home side, ₹10,000.00 of it unless told: to whoever backs, it lays. */
  offer: (side: 'BACK' | 'LAY', odds: number, stake?: number) => Promise<void>;
  /** Its event goes in play. */
  start: () => Promise<void>;
  suspend: () => Promise<void>;
  reopen: () => Promise<void>;
  settle: (winner: string) => Promise<void>;
}

interface OwnBookTerms {
  inPlay?: boolean;
  /** Seconds. */
  betDelay?: number;
}

/** A word that no other journey has, nor the same one in another run or in a retry. */
export const tagOf = ({ parallelIndex }: TestInfo): string => `${Date.now().toString(36)}${parallelIndex}`;

/** Opens a soccer match with a market of two runners, as the operator does, and an account that makes offers in it. */
export async function openOwnBook(
  info: TestInfo,
  { inPlay = false, betDelay = 0 }: OwnBookTerms = {},
): Promise<OwnBook> {
  const tag = tagOf(info);
  const [eventId, marketId] = [`own-${tag}`, `own-${tag}.book`];
  if (isMadeMarket(marketId)) throw new Error(`Maker and crowd bet in ${marketId}`);
  const [home, away] = [`Oak ${tag}`, `Elm ${tag}`];
  const eventName = `${home} v ${away}`;
  const turn = async (state: { status?: 'OPEN' | 'SUSPENDED'; inPlay?: boolean; betDelay?: number }) => {
    dataOf(await callExchange(url, setMarketStatus, { params: { marketId }, body: state }, operator));
  };

  const tournament = { tournamentId: eventId, tournamentName: 'Own matches' };
  const event = { sportId: sportIds.soccer, eventName, eventTime: tomorrow(), home, away, ...tournament };
  dataOf(await callExchange(url, createEvent, { params: { eventId }, body: event }, operator));
  const runners = [home, away].map((name) => ({ runnerId: runnerIdOf(marketId, name), name }));
  const market = { eventId, marketName: 'Match Odds', startTime: tomorrow(), runners };
  dataOf(await callExchange(url, createMarket, { params: { marketId }, body: market }, operator));
  if (inPlay) await turnEvent(eventId, { inPlay });
  await turn({ status: 'OPEN', ...(inPlay && { inPlay, betDelay }) });

  const house = await openAccount(`house.${tag}`, 100_000_00);
  let offers = 0;
  return {
    marketId,
    eventName,
    home,
    away,
    address: `/marketdetails/${eventId}/${sportIds.soccer}`,
    tag,
    offer: (side, odds, stake = 10_000_00) =>
      placeOrder(house, {
        marketId,
        runnerId: runnerIdOf(marketId, home),
        clientId: `offer-${tag}-${offers++}`,
        side,
        odds,
        stake,
      }),
    start: () => turnEvent(eventId, { inPlay: true }),
    suspend: () => turn({ status: 'SUSPENDED' }),
    reopen: () => turn({ status: 'OPEN' }),
    settle: async (winner) => {
      const body = { winners: [runnerIdOf(marketId, winner)] };
      dataOf(await callExchange(url, settleMarket, { params: { marketId }, body }, operator));
      await turnEvent(eventId, { inPlay: false, ended: true });
    },
  };
}

export const runnerIdOf = (marketId: string, name: string): string => `${marketId}.${name.replace(' ', '-')}`;
