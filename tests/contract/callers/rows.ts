import type { CallerName } from './callers.ts';

/** One try of a call. */
export interface Cell {
  caller: CallerName;
  /** The place of the caller among all, from 1. */
  number: number;
  /** Good for one try of one caller. */
  clientId: string;
  world: MatrixWorld;
}

/** What is there to be reached: all of it the bettor’s own, or everybody’s. */
export interface MatrixWorld {
  marketId: string;
  settledMarketId: string;
  /** A deposit that waits, one to be given up, and a payee. */
  depositId: string;
  spareDepositId: string;
  payeeId: string;
  /** Of a bet that rests. */
  betId: string;
  gameSessionId: string;
}

export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

/** What differs of a call’s line from what its kind of caller hears (`callers.ts`). */
export interface Row {
  input?: (cell: Cell) => Input;
  /** What those hear who are let in, if not `ok`. */
  letIn?: string;
  but?: Partial<Record<CallerName, string>>;
  /** It ends or changes what the caller shows, so each caller is opened anew for it. */
  isLast?: true;
}

const key = { body: { key: 'layline' } };
const ofEvent = { params: { eventId: 'matrix' } };
const reads: Row = {};
const byKey: Row = { input: () => key };
const byEvent: Row = { input: () => ofEvent };

/** What anybody may read, and how anybody gets in. */
export const publicRows: Record<string, Row> = {
  findEndedEvents: { input: () => ({ query: { text: 'dunes' } }) },
  getSupport: byKey,
  getTheme: byKey,
  listAllEvents: byKey,
  listCasinoEvents: byKey,
  listExchangeTypes: byKey,
  listRacingEvents: byKey,
  listSearchEvents: byKey,
  listSports: byKey,
  listThemes: byKey,
  listBanners: byKey,
  listOwnImages: byKey,
  listNews: byKey,
  listRaces: byKey,
  getEventResult: byEvent,
  listResults: { input: () => ({ params: { sportId: '4' } }) },
  getHeadToHead: byEvent,
  listStandings: { input: () => ({ params: { sportId: '4' } }) },
  getTipRecord: reads,
  listTips: reads,
  getPlayMoney: reads,
  listDemoBettors: reads,
  getReferrer: { input: () => ({ params: { code: 'nobody’s' } }), letIn: 'UNKNOWN_REFERRAL' },
  signIn: {
    input: () => ({ body: { userName: 'partner:demo-asha', password: '' } }),
    letIn: 'INVALID_CREDENTIALS',
  },
  signUp: {
    input: ({ clientId, number }) => ({
      body: {
        clientId,
        userName: `new.${number}`,
        password: 'a long password',
        dateOfBirth: '2020-01-01',
        termsVersion: '',
        zone: 'UTC',
      },
    }),
    letIn: 'UNDER_AGE',
  },
  openPractice: reads,
  listDemoMessages: { input: () => ({ params: { userName: 'ben' } }) },
  requestPasswordReset: { input: () => ({ body: { userName: 'ben' } }) },
  beginPasskeySignIn: {},
  signInByPasskey: { input: () => ({ body: { response: '{}' } }), letIn: 'WRONG_PASSKEY' },
  signInSecondStep: { input: () => ({ body: { ticket: 'forged', code: '123456' } }), letIn: 'TICKET_OVER' },
  resetPassword: {
    input: () => ({ body: { userName: 'nobody', code: '12345678', newPassword: 'another password' } }),
    letIn: 'INVALID_CODE',
  },
  getEvent: byEvent,
  getMarketBook: { input: ({ world: { marketId } }) => ({ params: { marketId } }) },
  getRunnerTrades: { input: ({ world: { marketId } }) => ({ params: { marketId, runnerId: 'r1' } }) },
  listMarkets: reads,
  listBigBets: reads,
  listBiggestMovers: reads,
  listLeadingMarkets: reads,
  listSportMarkets: { input: () => ({ params: { sportId: '4' } }) },
  listMarketRules: reads,
  getScore: byEvent,
  getEventFacts: byEvent,
  getScorecard: byEvent,
};
