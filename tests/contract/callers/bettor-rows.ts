import type { Cell, Row } from './rows.ts';

const reads: Row = {};
const days = { from: '2026-05-01', to: '2026-05-31', zone: 'UTC' };

const person = ({ clientId, number }: Cell) => ({
  clientId,
  userName: `keeps.${number}`,
  password: 'a long password',
  dateOfBirth: '1990-05-01',
  termsVersion: '2026-11',
  zone: 'UTC',
});

/** Only whoever has kept the practice account reads its reports. */
const ofKept = { letIn: 'NOT_KEPT', but: { keptPractice: 'ok' } } as const;
const noPractice = { practice: 'PRACTICE_ACCOUNT' } as const;
const noBetting = { blocked: 'BLOCKED', excluded: 'SELF_EXCLUDED', timedOut: 'TIMED_OUT' } as const;

/** What a bettor does. Others’ bets and payments are not there for anybody else. */
export const bettorRows: Record<string, Row> = {
  getUser: reads,
  logout: { isLast: true },
  renewSession: { isLast: true },
  keepPractice: {
    input: (cell) => ({ body: person(cell) }),
    letIn: 'NOT_PRACTICE',
    but: { practice: 'ok' },
    isLast: true,
  },
  getKeptPractice: reads,
  getKeptStatement: { input: () => ({ query: days }), ...ofKept },
  getKeptAccountChart: { input: () => ({ query: days }), ...ofKept },
  getKeptProfitLoss: { input: () => ({ query: { ...days, level: 'SPORT' } }), ...ofKept },
  getKeptBetHistory: { input: () => ({ query: days }), ...ofKept },
  refillPractice: { letIn: 'NOT_PRACTICE', but: { practice: 'ENOUGH_LEFT' } },
  changePassword: {
    input: () => ({ body: { currentPassword: 'not the password', newPassword: 'another password' } }),
    letIn: 'WRONG_PASSWORD',
  },
  getTwoStep: reads,
  beginTwoStep: { input: () => ({ body: { password: 'not the password' } }), letIn: 'WRONG_PASSWORD' },
  confirmTwoStep: { input: () => ({ body: { code: '123456' } }), letIn: 'NOT_BEGUN' },
  switchOffTwoStep: { input: () => ({ body: { code: '123456' } }) },
  listPasskeys: reads,
  beginPasskey: { input: () => ({ body: { password: 'not the password' } }), letIn: 'WRONG_PASSWORD' },
  addPasskey: { input: () => ({ body: { name: 'Mine', response: '{}' } }), letIn: 'WRONG_PASSKEY' },
  removePasskey: { input: () => ({ params: { passkeyId: 'nothing' } }) },
  listPasswordChanges: reads,
  listActivity: reads,
  listSessions: reads,
  endSession: { input: ({ clientId }) => ({ params: { sessionId: clientId } }) },
  endOtherSessions: reads,
  listNewDevices: reads,
  seeNewDevices: { input: () => ({ body: { upTo: '1' } }) },
  sendInstructions: {
    input: ({ clientId, world: { marketId } }) => ({
      params: { marketId },
      body: {
        instructions: [{ type: 'PLACE', clientId, runnerId: 'r1', side: 'BACK', odds: 236, stake: 100_00 }],
      },
    }),
    but: { ...noBetting, owes: 'INSUFFICIENT_BALANCE' },
  },
  cancelAll: { input: ({ clientId }) => ({ body: { clientId } }) },
  getResult: { input: ({ world: { betId } }) => ({ params: { clientId: betId } }) },
  giveUp: { input: ({ clientId }) => ({ params: { clientId } }) },
  listOrders: reads,
  listPositions: reads,
  executeCashOut: {
    input: ({ clientId, world: { marketId } }) => ({
      params: { marketId },
      body: {
        clientId,
        runnerId: null,
        percent: 100,
        legs: [{ runnerId: 'r1', side: 'LAY', odds: 236, stake: 100_00 }],
        before: [],
      },
    }),
    letIn: 'POSITION_CHANGED',
    but: noBetting,
  },
  getCashOutResult: { input: ({ clientId }) => ({ params: { clientId } }) },
  quoteCashOut: {
    input: ({ world: { marketId } }) => ({ params: { marketId } }),
    letIn: 'NO_PRICES_TO_CASH_OUT',
    but: { ...noBetting, owes: 'NOTHING_TO_CASH_OUT' },
  },
  getBalance: reads,
  listLedgerEntries: reads,
  listMatchedBets: reads,
  listSettlements: reads,
  listUserEventsExposure: reads,
  getWhyAmount: { input: ({ world: { settledMarketId } }) => ({ params: { marketId: settledMarketId } }) },
  getProfitLoss: { input: () => ({ query: { ...days, level: 'SPORT' } }) },
  getStatement: { input: () => ({ query: days }) },
  getAccountChart: { input: () => ({ query: days }) },
  getBetHistory: { input: () => ({ query: days }) },
  getRollingTerms: reads,
  getReferrals: reads,
  nameReferrer: {
    input: () => ({ body: { code: 'nobody’s' } }),
    letIn: 'UNKNOWN_REFERRAL',
    but: noPractice,
  },
  getRollingCommission: { input: () => ({ query: days }) },
  createLaunchCode: { input: () => ({ body: { eventId: '99.0009' } }) },
  getPartner: reads,
  listPlayedGames: { input: () => ({ query: { since: '2026-05-01T00:00:00.000Z' } }) },
  getSettings: reads,
  saveSettings: { input: () => ({ body: { theme: 'DARK' } }) },
  askDeposit: {
    input: ({ clientId }) => ({ body: { clientId, methodId: 'upi', amount: 500_00 } }),
    but: { ...noBetting, ...noPractice },
  },
  askWithdrawal: {
    input: ({ clientId, world: { payeeId } }) => ({
      body: { clientId, payeeId, payeeVersion: 1, amount: 500_00 },
    }),
    letIn: 'UNKNOWN_PAYEE',
    but: { bettor: 'ok', ...noPractice },
  },
  getPayment: {
    input: ({ world: { depositId } }) => ({ params: { paymentId: depositId } }),
    letIn: 'UNKNOWN_PAYMENT',
    but: { bettor: 'ok' },
  },
  getPaymentResult: { input: ({ world: { betId } }) => ({ params: { clientId: betId } }) },
  getWallet: reads,
  giveUtr: {
    input: ({ clientId, number, world: { depositId } }) => ({
      params: { paymentId: depositId },
      body: { clientId, utr: String(447_188_201_900 + number) },
    }),
    letIn: 'UNKNOWN_PAYMENT',
    but: { bettor: 'ok', ...noPractice },
  },
  giveUpDeposit: {
    input: ({ world: { spareDepositId } }) => ({ params: { paymentId: spareDepositId } }),
    letIn: 'UNKNOWN_PAYMENT',
    but: { bettor: 'ok' },
  },
  listPayees: reads,
  listPaymentMethods: reads,
  listPayments: reads,
  removePayee: { input: () => ({ params: { payeeId: 'nobody' } }) },
  savePayee: {
    input: ({ clientId }) => ({
      body: {
        clientId,
        password: 'not the password',
        payeeId: null,
        holder: 'Chitra Rao',
        bank: 'HDFC',
        account: '50210044402',
      },
    }),
    letIn: 'WRONG_PASSWORD',
    but: noPractice,
  },
  transferMoney: {
    input: ({ clientId }) => ({ body: { clientId, direction: 'TO_PARTNER', amount: 100_00 } }),
    but: { ...noBetting, ...noPractice, owes: 'INSUFFICIENT_BALANCE' },
  },
};
