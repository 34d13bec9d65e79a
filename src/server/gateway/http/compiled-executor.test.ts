import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { CashOutResult } from '#contract/cash-out.ts';
import type { Event } from '#contract/reference.ts';
import { operations } from '../__generated__/operations.ts';
import type { Context } from '../context.ts';
import { schema } from '../schema.ts';
import { anOrder, at } from '#contract/testing/samples.ts';
import { definition } from '../testing/messages.ts';
import { scriptedUpstream } from '../testing/scripted-upstream.ts';
import { Refused } from '../upstream/failures.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { accrualAnswers } from './accruals.test-data.ts';
import { activityAnswers } from './activity.test-data.ts';
import { lobby } from './lobby.test-data.ts';
import { markets } from './markets.test-data.ts';
import { leg, settings, variables, variablesFor, wrongVariables } from './operation-variables.test-data.ts';
import { limitAnswers } from './limits.test-data.ts';
import { paymentAnswers } from './payments.test-data.ts';
import { sessionAnswers, userDetail } from './sessions.test-data.ts';
import { statementAnswers, wrongRange } from './statement.test-data.ts';
import { theme } from './theme.test-data.ts';
import { headToHeadOf, standing, tipOf, tipRecord } from './standings.test-data.ts';
import { nothingKnown, raceConditions, raceResult, scorecard } from './event-facts.test-data.ts';
import { whyAmount } from './why-amount.test-data.ts';
import { compiledExecutor } from './compiled-executor.ts';

const event: Event = {
  exEventId: 'e1',
  sportId: '4',
  sportName: 'Cricket',
  eventName: 'Dunes v Harbour',
  eventTime: at,
  tournamentId: 't1',
  tournamentName: 'Cup',
  inPlay: true,
  home: 'Dunes',
  away: null,
  score: { home: '1/0', away: '', period: '1st', note: '' },
  marketIds: ['m1'],
  ended: false,
};
const refused = {
  status: 'REFUSED',
  clientId: 'client-2',
  code: 'MARKET_CLOSED',
  message: 'Closed.',
} as const;
const bet = { orderId: 'o1', marketId: 'm1', selectionName: 'Dunes', oddsPrice: 236, stake: 5, at } as const;

const cashedOut: CashOutResult = {
  status: 'ACCEPTED',
  clientId: 'client-1',
  marketId: 'm1',
  runnerId: null,
  percent: 100,
  requested: [{ ...leg, odds: 236 }],
  achieved: [{ ...leg, averageOdds: 236 }],
  before: [{ runnerId: 'r1', ifWins: 5 }],
  after: [{ runnerId: 'r1', ifWins: 5 }],
  orders: [],
};
const place = { offset: 5, first: 'first', last: null };
const profitLossRow = {
  sportId: '4',
  sportName: 'Cricket',
  eventId: 'e1',
  eventName: null,
  marketId: null,
  marketName: null,
  at,
  markets: 1,
  profit: 5,
  commission: 1,
  net: 4,
};
const historyBet = {
  orderId: 'o1',
  placedAt: at,
  sportId: '4',
  eventId: 'e1',
  marketId: 'm1',
  eventName: 'Dunes v Harbour',
  marketName: 'Match Odds',
  selectionName: 'Dunes',
  kind: 'WINNER',
  side: 'BACK',
  odds: 236,
  line: null,
  rulesVersion: 1,
  stake: 5,
  matched: 5,
  remaining: 0,
  averageOdds: 236,
  matchedValue: 23_600,
  state: 'SETTLED',
  reason: null,
  result: 'Dunes',
  profit: null,
} as const;
const answers: Partial<Upstream> = {
  ...paymentAnswers,
  ...limitAnswers,
  sports: async () => [{ sportId: '4', sportName: 'Cricket', highlight: true }],
  exchangeTypes: async () => [{ exchangeId: '1', exchangeName: 'Exchange', highlight: false, sequence: 1 }],
  allEvents: async () => ({ 4: [event, { ...event, exEventId: 'e2', score: null }], 2: [] }),
  racingEvents: async () => [event],
  casinoLobby: async () => ({ lobby }),
  theme: async () => ({ ...theme, homeBlocks: ['movers'] }),
  themes: async () => [{ name: 'harbour', title: 'Harbour', ...theme }],
  banners: async () => [{ id: 'lay', title: 'Back it or lay it', text: '', path: '/', hue: 250 }],
  news: async () => [{ id: 'n1', text: 'The cup starts today.' }],
  support: async () => ({ telegram: 't.example.com' }),
  searchEvents: async () => [event],
  endedEvents: async () => [event],
  demoBettors: async () => [{ userName: 'asha', password: 'p', note: 'n' }],
  playMoney: async () => ({ amount: 1 }),
  event: async () => event,
  eventFacts: async () => nothingKnown,
  scorecard: async () => scorecard,
  races: async () => [{ ...event, race: raceConditions, runners: 8, result: '' }],
  standings: async () => [standing],
  headToHead: async () => headToHeadOf({ ...event, ended: true, result: 'Dunes', race: null }),
  tips: async () => [tipOf({ ...event, ended: true, result: 'Dunes', race: null })],
  tipRecord: async () => tipRecord,
  results: async () => [
    { ...event, ended: true, result: 'Ridgeway', race: null },
    { ...event, ended: true, result: 'Ebb Tide', race: raceResult },
  ],
  eventResult: async () => ({ ...event, ended: true, result: 'Ebb Tide', race: raceResult }),
  bigBets: async () => [
    {
      betId: 'b1',
      eventId: 'e1',
      sportId: '4',
      eventName: 'Dunes v Harbour',
      marketId: 'm1',
      marketName: 'Match Odds',
      kind: 'WINNER',
      runnerId: 'r1',
      runnerName: 'Dunes',
      side: 'LAY',
      odds: 236,
      line: null,
      stake: 12_000_00,
      at,
      simulated: true,
    },
  ],
  playedGames: async () => [{ eventId: '99.0003', lastAt: at, rounds: 3, staked: 300_00, net: -100_00 }],
  markets: async () => [definition],
  market: async () => null,
  marketRules: async () => [
    { kind: 'WINNER', version: 2, since: at, paragraphs: [{ title: 'Void', text: 'Stakes come back.' }] },
  ],
  ...markets,
  runnerTrades: async () => ({
    marketId: 'm1',
    runnerId: 'r1',
    traded: [[236, 5]],
    prices: [{ at, odds: 236, matched: 5 }],
  }),
  ...sessionAnswers,
  ...accrualAnswers,
  ...activityAnswers,
  requestPasswordReset: async () => ({ at }),
  resetPassword: async () => ({ at }),
  demoMessages: async () => [{ userName: 'asha', at, text: 'Your code is 12345678.' }],
  user: async () => userDetail,
  balance: async () => ({ bankBalance: 5, exposure: 1 }),
  sendInstructions: async () => ({
    results: [
      { status: 'ACCEPTED', clientId: 'client-1', orders: [anOrder()], fills: [{ odds: 236, stake: 5 }] },
      refused,
    ],
  }),
  cancelAll: async () => ({ orders: [anOrder()] }),
  result: async () => ({ result: refused, order: null }),
  giveUp: async () => ({ isGivenUp: true }),
  orders: async () => [anOrder()],
  positions: async () => [
    { marketId: 'm1', outcomes: [{ runnerId: 'r1', ifWins: 5 }], netStake: 500, exposure: 1 },
  ],
  cashOutQuote: async () => ({
    legs: [{ ...leg, odds: 236 }],
    before: [],
    after: [],
    isWhole: true,
    worth: 5,
  }),
  cashOut: async () => ({ result: cashedOut }),
  cashOutResult: async () => ({ result: refused, orders: [] }),
  matchedBets: async () => [{ ...bet, type: 'B', side: 'BACK' }],
  // Half a minor unit is a fault of the exchange: both executors must report it alike.
  settlements: async () => [
    {
      settlementId: 's1',
      marketId: 'm1',
      eventName: '',
      marketName: '',
      result: '',
      profit: 0.5,
      commission: 0,
      at,
    },
  ],
  whyAmount: async () => whyAmount,
  userEventsExposure: async () => [],
  profitLoss: async (_, { offset }) =>
    Number(offset) > 0
      ? wrongRange
      : { profit: 5, commission: 1, net: 4, count: 1, place, rows: [profitLossRow] },
  betHistory: async (_, { offset }) =>
    Number(offset) > 0
      ? wrongRange
      : {
          count: 1,
          stake: 5,
          matched: 5,
          paid: null,
          net: 4,
          paidMarkets: [{ marketId: 'm', profit: 5, commission: 1, byCashOut: true }],
          bets: [historyBet],
        },
  ...statementAnswers,
  partner: async () => ({ link: 'https://partner.example.com/' }),
  launchCode: async () => ({ code: 'c1', expiresAt: at }),
  settings: async () => settings,
  saveSettings: async () => settings,
};
const failing = Object.fromEntries(
  Object.keys(answers).map((name) => [name, () => Promise.reject(new Refused('NO', 'No.'))]),
) as Partial<Upstream>;

const overHttp = Object.entries(operations)
  .map(([hash, text]) => ({ hash, document: parse(text) }))
  .filter(({ document }) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION)
  .map((one) => ({ ...one, name: getOperationAST(one.document)?.name?.value ?? '' }));

async function answerOf(
  isOwn: boolean,
  { hash, document, name }: (typeof overHttp)[number],
  given: object,
  by: Partial<Upstream>,
) {
  const { executor } = await compiledExecutor(schema, () => isOwn).load({} as never);
  const context: Context = {
    upstream: scriptedUpstream(by),
    caller: { token: 't' },
    tokenRenewed: () => {},
    keepDevice: () => {},
  };
  const request = { document, operation: getOperationAST(document), queryHash: hash };
  const result = await executor?.({
    ...request,
    request: { variables: variablesFor(name, given), operationName: null },
    context,
  } as never);
  // Locations in the text are not reported to anyone.
  const text = JSON.stringify(result, (key, value: unknown) => (key === 'locations' ? undefined : value));
  return JSON.parse(text) as { data?: unknown; errors?: unknown[] };
}

test.each(overHttp)('$name compiled answers what graphql-js answers, right or wrong', async (operation) => {
  const right = await answerOf(true, operation, variables, answers);
  expect(right).toEqual(await answerOf(false, operation, variables, answers));
  expect(right.errors === undefined).toBe(operation.name !== 'Settlements');
  expect(await answerOf(true, operation, variables, failing)).toEqual(
    await answerOf(false, operation, variables, failing),
  );
  for (const wrong of wrongVariables) {
    expect(await answerOf(true, operation, wrong, answers)).toEqual(
      await answerOf(false, operation, wrong, answers),
    );
  }
});
