import type { Call } from '../../src/server/contract/call.ts';
import {
  createEvent,
  createMarket,
  fundAccount,
  setMarketStatus,
} from '../../src/server/contract/operator.ts';
import { sendInstructions } from '../../src/server/contract/order.ts';
import { callExchange, type Answer } from '../../src/server/contract/rest-client.ts';
import { openAccount } from '../support/open-account.ts';
import { operatorKey } from './exchange-process.ts';

const asOperator = { operatorKey };
/** Each of whom places five orders in every market. */
export const bettors = ['annie', 'bobby', 'cyril', 'dolly'];
export const password = 'bench-password';
const runnerIds = ['a', 'b', 'c'];
/** Those that still rest at the end. */
export const ordersPerMarket = 20;
const callsAtOnce = 20;

export const marketIdOf = (number: number): string => `market-${number}`;

/**
 * Makes markets of an event each, with twenty orders that rest. Part of the best one to back was matched, so that there are
 * fills, too.
 */
export async function storeMarkets(url: string, count: number): Promise<void> {
  const tokens: string[] = [];
  for (const userName of bettors) {
    const token = await openAccount(url, { userName, password }, asOperator);
    const fund = { params: { userName }, body: { amount: 1e13, reference: `for-${userName}` } };
    data(await callExchange(url, fundAccount, fund, asOperator));
    tokens.push(token);
  }
  let next = 0;
  const storeInTurn = async () => {
    while (next < count) await storeMarket(url, next++, tokens);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, storeInTurn));
}

async function storeMarket(url: string, number: number, tokens: readonly string[]): Promise<void> {
  const at = '2040-05-01T12:00:00.000Z';
  const [eventId, marketId] = [`event-${number}`, marketIdOf(number)];
  const event = {
    sportId: '4',
    eventName: `Ashfield ${number} v Brookvale ${number}`,
    eventTime: at,
    tournamentId: 'bench',
    tournamentName: 'Bench',
    home: `Ashfield ${number}`,
    away: `Brookvale ${number}`,
  };
  const market = {
    eventId,
    marketName: 'Match Odds',
    startTime: at,
    runners: runnerIds.map((runnerId) => ({ runnerId, name: runnerId })),
  };
  data(await callExchange(url, createEvent, { params: { eventId }, body: event }, asOperator));
  data(await callExchange(url, createMarket, { params: { marketId }, body: market }, asOperator));
  data(
    await callExchange(url, setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } }, asOperator),
  );
  for (const [bettor, token] of tokens.entries()) await place(url, marketId, token, resting(bettor, number));
  const [taker] = tokens;
  await place(url, marketId, taker!, [{ runnerId: 'b', side: 'BACK', odds: 300, stake: 100_00 }]);
}

interface Bet {
  runnerId: string;
  side: 'BACK' | 'LAY';
  odds: number;
  stake: number;
}

/** Five orders of a bettor, none of which meets another: lays up to 3.00, backs from 3.20. The best lay is not the taker's. */
function resting(bettor: number, number: number): Bet[] {
  const at = (runner: number, side: 'BACK' | 'LAY', odds: number): Bet => ({
    runnerId: runnerIds[runner]!,
    side,
    odds,
    stake: 1_000_00 + number * 100,
  });
  return [
    at(0, 'LAY', 200 + 2 * bettor),
    at(0, 'BACK', 320 + 10 * bettor),
    at(1, 'LAY', bettor === 1 ? 300 : 240 + 2 * bettor),
    at(1, 'BACK', 340 + 10 * bettor),
    at(2, 'LAY', 500 + 10 * bettor),
  ];
}

async function place(url: string, marketId: string, token: string, bets: readonly Bet[]): Promise<void> {
  const instructions = bets.map((bet, at) => ({
    type: 'PLACE' as const,
    clientId: `${marketId}-${bets.length}-${at}`,
    ...bet,
  }));
  const { results } = data(
    await callExchange(url, sendInstructions, { params: { marketId }, body: { instructions } }, { token }),
  );
  for (const result of results) if (result.status !== 'ACCEPTED') throw new Error(JSON.stringify(result));
}

/** The data of an answer that must not be a refusal. */
export function data<C extends Call>(answer: Answer<C>) {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}
