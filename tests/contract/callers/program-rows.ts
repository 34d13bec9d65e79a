import { aDefinition } from '#contract/testing/samples.ts';
import type { Row } from './rows.ts';

const at = '2026-05-01T12:00:00.000Z';
const by = { operatorName: 'olga', reason: 'For the matrix' };
const farid = { userName: 'esha' };
const ofEvent = { eventId: 'matrix' };
const event = {
  sportId: '4',
  eventName: 'Dunes v Harbour',
  eventTime: at,
  tournamentId: 't1',
  tournamentName: 'Harbour Cup',
  home: 'Dunes',
  away: 'Harbour',
};
const runners = aDefinition().runners.map(({ runnerId, name }) => ({ runnerId, name }));
const noPayment = { params: { paymentId: 'nothing' } };
const ended: Row['letIn'] = 'UNKNOWN_PAYMENT';

/** What the operator does with its key, and nobody else. */
export const operatorRows: Record<string, Row> = {
  setBanners: { input: () => ({ body: { banners: [] } }) },
  setNews: { input: () => ({ body: { news: [] } }) },
  recordResult: {
    input: () => ({ params: { eventId: 'past' }, body: { ...event, incidents: [], result: 'Dunes won' } }),
  },
  putStandings: { input: () => ({ params: { sportId: '4' }, body: { standings: [] } }) },
  putTip: { input: () => ({ params: { eventId: 'nothing' }, body: {} }), letIn: 'UNKNOWN_EVENT' },
  openProgramAccount: {
    input: ({ number }) => ({ body: { userName: `maker-${7_000 + number}`, password: 'a long password' } }),
  },
  listMessages: {},
  resetTwoStep: { input: () => ({ params: farid, body: by }), letIn: 'NOT_ON' },
  publishMarketRules: {
    input: () => ({
      params: { kind: 'WINNER', version: 9 },
      body: { paragraphs: [{ title: 'Winner', text: 'One wins.' }] },
    }),
    letIn: 'NOT_NEXT_VERSION',
  },
  publishScore: { input: () => ({ params: ofEvent, body: { incidents: [] } }) },
  putEventFacts: { input: () => ({ params: ofEvent, body: {} }) },
  putScorecard: { input: () => ({ params: ofEvent, body: { innings: [] } }) },
  createEvent: { input: () => ({ params: { eventId: 'another' }, body: event }) },
  createMarket: {
    input: () => ({
      params: { marketId: 'another-odds' },
      body: { eventId: 'matrix', marketName: 'Match Odds', startTime: at, runners },
    }),
  },
  fundAccount: { input: () => ({ params: farid, body: { amount: 1_00, reference: 'matrix-fund' } }) },
  limitAccount: { input: () => ({ params: farid, body: { maxExposure: null } }) },
  removeRunner: {
    input: () => ({
      params: { marketId: 'nothing', runnerId: 'r1' },
      body: { reductionFactor: 1_000 },
    }),
    letIn: 'UNKNOWN_MARKET',
  },
  resettleMarket: {
    input: ({ world: { settledMarketId } }) => ({
      params: { marketId: settledMarketId },
      body: { winners: ['r1'] },
    }),
  },
  setEventState: { input: () => ({ params: ofEvent, body: { inPlay: false } }) },
  setMarketStatus: {
    input: ({ world: { marketId } }) => ({ params: { marketId }, body: { status: 'OPEN' } }),
  },
  setQuotes: {
    input: () => ({ params: { marketId: 'nothing' }, body: { quotes: [] } }),
    letIn: 'UNKNOWN_MARKET',
  },
  settleMarket: {
    input: () => ({ params: { marketId: 'nothing' }, body: { winners: ['r1'] } }),
    letIn: 'UNKNOWN_MARKET',
  },
  voidBets: {
    input: () => ({ params: { marketId: 'nothing' }, body: { from: at, to: at } }),
    letIn: 'UNKNOWN_MARKET',
  },
  approvePayment: { input: () => ({ ...noPayment, body: by }), letIn: ended },
  blockAccount: { input: () => ({ params: farid, body: { ...by, blocked: false } }) },
  setRollingRate: { input: () => ({ params: farid, body: { ...by, rate: 50 } }) },
  closePaidTwice: { input: () => ({ ...noPayment, body: { ...by, how: 'TAKE' } }), letIn: ended },
  closeSent: { input: () => ({ ...noPayment, body: { ...by, outcome: 'PAID' } }), letIn: ended },
  closeUnmatched: {
    input: () => ({ params: { bankId: 'nothing' }, body: { ...by, userName: 'esha' } }),
    letIn: ended,
  },
  getDesk: {},
  grantBonus: {
    input: () => ({
      params: farid,
      body: {
        ...by,
        grantId: 'matrix-grant',
        amount: 1_00,
        times: 1,
        product: null,
        until: '2099-01-01T00:00:00.000Z',
      },
    }),
  },
  listAudit: {},
  reconcile: {},
  refusePayment: { input: () => ({ ...noPayment, body: by }), letIn: ended },
  setPaymentMethod: { input: () => ({ params: { methodId: 'upi' }, body: { ...by, isOn: true } }) },
  setProviderAway: { input: () => ({ params: { providerId: 'demo' }, body: { ...by, isAway: false } }) },
};

/** What a games host does with its key: it spends codes and plays rounds, and nothing else. */
export const gamesRows: Record<string, Row> = {
  redeemLaunchCode: { input: () => ({ body: { code: 'spent' } }), letIn: 'UNKNOWN_CODE' },
  getPlayer: {
    input: ({ world: { gameSessionId } }) => ({
      params: { sessionId: gameSessionId },
      query: { roundId: 'round-of-matrix' },
    }),
  },
  playRound: {
    input: ({ world: { gameSessionId } }) => ({
      params: { roundId: 'round-of-matrix' },
      body: {
        userName: 'bettor.x',
        sessionId: gameSessionId,
        eventId: '99.0009',
        gameName: 'Teen Patti',
        bet: 'A',
        result: 'B',
        stake: 100_00,
        payout: 0,
      },
    }),
  },
};
