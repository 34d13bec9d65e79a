import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import { at } from '#contract/testing/samples.ts';

export const settings = {
  ...defaultBettorSettings,
  notices: [...defaultBettorSettings.notices],
  priceAlerts: [...defaultBettorSettings.priceAlerts],
  quickStakes: [...defaultBettorSettings.quickStakes],
  pinnedMarkets: ['m1'],
  favouriteGames: ['99.0009'],
  followed: [{ kind: 'TEAM' as const, sportId: '1', id: 'Ridgeway', name: 'Ridgeway' }],
};

export const leg = { runnerId: 'r1', side: 'LAY', stake: 5 } as const;

const place = { clientId: 'client-1', runnerId: 'r1', side: 'BACK', odds: 236, stake: 5 };

/** What every operation of the site may be given: each takes what it asks for. */
export const variables = {
  eventId: 'e1',
  marketId: 'm1',
  runnerId: 'r1',
  kind: 'WINNER',
  version: 2,
  clientId: 'client-1',
  percent: 100,
  userName: 'asha',
  password: 'p',
  input: {
    clientId: 'client-1',
    userName: 'meera.k',
    password: 'a long password',
    dateOfBirth: '1998-03-14',
    termsVersion: '2026-11',
    zone: 'UTC',
    depositLimit: { frame: 'WEEK', amount: 2_000_00 },
  },
  currentPassword: 'p',
  newPassword: 'another password',
  code: '12345678',
  ticket: 'ticket',
  name: 'Phone',
  response: '{}',
  passkeyId: 'k1',
  since: at,
  period: { from: '2026-05-01', to: '2026-05-07', zone: 'UTC' },
  part: 'PREVIEWS',
  limit: 20,
  page: { offset: 0, limit: 50, direction: 'DESC' },
  statementSort: 'AT',
  level: 'EVENT',
  sportId: '4',
  text: 'dunes',
  before: '7',
  upTo: '7',
  sessionId: 's2',
  profitLossSort: 'NET',
  scope: 'ALL',
  betSort: 'AT',
  rollingSort: 'AT',
  instructions: [{ place }, { cancelMarket: { clientId: 'client-2' } }],
  changes: settings,
  methodId: 'upi',
  amount: 2_000_00,
  paymentId: 'p1',
  utr: '447188201936',
  payeeId: 'y1',
  payeeVersion: 1,
  direction: 'TO_PARTNER',
  frame: 'WEEK',
  length: 'MONTH',
  months: 6,
  every: 30,
  holder: 'Chitra Rao',
  bank: 'HDFC',
  account: '50210044402',
  request: {
    clientId: 'client-1',
    percent: 100,
    legs: [{ ...leg, odds: 236 }],
    before: [{ runnerId: 'r1', ifWins: 5 }],
  },
};

const withKindsOfTheirOwn = ['Payments', 'SetLimit', 'ConfirmLimit'];

/** The same for one operation: payments and limits have kinds of their own. */
export const variablesFor = (operationName: string, given: object): object =>
  withKindsOfTheirOwn.includes(operationName) ? { ...given, kind: 'DEPOSIT' } : given;

/** The same with mistakes. */
export const wrongVariables = [
  {},
  { ...variables, instructions: [{ place, cancelMarket: { clientId: 'client-2' } }] },
  { ...variables, instructions: [{ place: { ...place, stake: 0.5 } }] },
  { ...variables, instructions: [{ place: { ...place, side: 'SIDEWAYS' } }] },
  { ...variables, page: { ...variables.page, offset: 50 } },
  { ...variables, eventId: null, since: 'yesterday', changes: { ...settings, theme: 'PINK' } },
];
