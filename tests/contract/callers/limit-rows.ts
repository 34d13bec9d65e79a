import type { Row } from './rows.ts';

const byId: Row['input'] = ({ clientId }) => ({ body: { clientId } });
const week = { kind: 'DEPOSIT', frame: 'WEEK' };

/** What bettors hold themselves to. Breaks come last: whoever takes one bets no more. */
export const limitRows: Record<string, Row> = {
  getLimits: {},
  setLimit: {
    input: ({ clientId }) => ({ params: week, body: { clientId, amount: 1_000_000_00 } }),
    but: { practice: 'PRACTICE_ACCOUNT' },
  },
  confirmLimit: {
    input: ({ clientId }) => ({ params: week, body: { clientId } }),
    letIn: 'NOTHING_ASKED',
  },
  setRealityCheck: { input: ({ clientId }) => ({ body: { clientId, every: 60 } }) },
  getRealityCheck: {},
  answerRealityCheck: { input: byId },
  getPlayRecord: {},
  takeTimeOut: {
    input: ({ clientId }) => ({ body: { clientId, length: 'DAY' } }),
    isLast: true,
  },
  excludeMyself: {
    input: ({ clientId }) => ({ body: { clientId, months: 6 } }),
    // The demo bettor's exclusion is of five years.
    but: { excluded: 'NOT_SHORTER' },
    isLast: true,
  },
  askToReturn: { input: byId, letIn: 'NOT_EXCLUDED', but: { excluded: 'TOO_EARLY' } },
};
