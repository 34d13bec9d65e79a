import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { createLaunchCode, redeemLaunchCode } from '#contract/casino.ts';
import { settleMarket } from '#contract/operator.ts';
import { askDeposit, savePayee } from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { itemAt, must } from '#domain/must.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import {
  callerNames,
  expectedOf,
  heard,
  openers,
  openOffered,
  password,
  signedIn,
  somewhere,
  type CallerName,
} from './callers/callers.ts';
import { gamesRows, operatorRows } from './callers/program-rows.ts';
import { limitRows } from './callers/limit-rows.ts';
import { bettorRows } from './callers/bettor-rows.ts';
import { publicRows, type MatrixWorld, type Row } from './callers/rows.ts';

const rows: Record<string, Row> = {
  ...publicRows,
  ...bettorRows,
  ...limitRows,
  ...operatorRows,
  ...gamesRows,
};

let exchange: TestExchange;
let world: MatrixWorld;
const opened = new Map<CallerName, Credentials>();
let newcomers = 0;

beforeAll(async () => {
  exchange = await TestExchange.open({ signInLimit: 1_000_000 });
  for (const name of callerNames) opened.set(name, await openers[name](exchange, 'x'));
  world = await openWorld(must(opened.get('bettor')));
}, 120_000);
afterAll(() => exchange.close());

/** The bettor has a bet, a deposit, a payee and a game that is open; a market is paid. */
async function openWorld(bettor: Credentials): Promise<MatrixWorld> {
  const marketId = await openOffered(exchange, 'matrix');
  const settledMarketId = await openOffered(exchange, 'paid');
  const paid = { params: { marketId: settledMarketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, paid, exchange.operator));
  const bet = aBet({ clientId: 'bet-of-bettor', odds: 300, stake: 100_00 });
  await exchange.instruct(bettor, marketId, bet);
  const depositId = await deposit('deposit-of-bettor', bettor);
  const spareDepositId = await deposit('spare-deposit', bettor);
  const payee = { holder: 'Bettor', bank: 'HDFC', account: '50210044402' };
  const saved = { body: { clientId: 'payee-of-bettor', password, payeeId: null, ...payee } };
  const payeeResult = dataOf(await exchange.call(savePayee, saved, bettor)).result;
  if (payeeResult.status !== 'ACCEPTED') throw new Error(payeeResult.message);
  const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId: '99.0009' } }, bettor));
  const redeemed = dataOf(await exchange.call(redeemLaunchCode, { body: { code } }, exchange.games));
  return {
    marketId,
    settledMarketId,
    depositId,
    spareDepositId,
    payeeId: payeeResult.payee.payeeId,
    betId: 'bet-of-bettor',
    gameSessionId: redeemed.sessionId,
  };
}

async function deposit(clientId: string, by: Credentials): Promise<string> {
  const asked = { body: { clientId, methodId: 'upi', amount: 500_00 } };
  const { result } = dataOf(await exchange.call(askDeposit, asked, by));
  if (result.status !== 'ACCEPTED') throw new Error(result.message);
  return result.payment.paymentId;
}

/** What each caller hears of a call, one after the other. */
async function line(call: Call, row: Row): Promise<Record<CallerName, string>> {
  const told: [CallerName, string][] = [];
  for (const [at, caller] of callerNames.entries()) {
    const credentials = row.isLast
      ? await openers[caller](exchange, String(++newcomers))
      : must(opened.get(caller));
    const cell = { caller, number: at + 1, clientId: `${call.name}-${caller}`, world };
    const input = row.input?.(cell) ?? {};
    told.push([caller, heard(await exchange.call(call, input as never, { ...credentials, ...somewhere() }))]);
  }
  return Object.fromEntries(told) as Record<CallerName, string>;
}

function expectedLine(call: Call, { letIn, but = {} }: Row): Record<CallerName, string> {
  const told = callerNames.map((caller) => {
    const usual = expectedOf(call, caller);
    return [caller, but[caller] ?? (usual === 'ok' ? (letIn ?? 'ok') : usual)];
  });
  return Object.fromEntries(told) as Record<CallerName, string>;
}

test('every call of the contract has its line, and no line is of a call that is gone', () => {
  expect(Object.keys(rows).sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

test('each line is among those of its kind of caller', () => {
  const kinds = {
    none: publicRows,
    bettor: { ...bettorRows, ...limitRows },
    operator: operatorRows,
    games: gamesRows,
  };
  for (const { name, auth } of allCalls) expect(Object.keys(kinds[auth]), name).toContain(name);
  expect(signedIn.size).toBe(9);
  expect(itemAt(callerNames, 0)).toBe('visitor');
});

describe('who makes a call hears', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))(
    '%s',
    async (name, call) => {
      const row = must(rows[name]);
      expect(await line(call, row)).toEqual(expectedLine(call, row));
    },
    60_000,
  );
});
