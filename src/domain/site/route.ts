import { must } from '../must.ts';

/**
 * The route table (RTE, GRD), with public spellings as specified. `token`: a token must exist. `notBlocked`: the
 * stored user must not be blocked (the specification's "login-enabled"). `tokenAndNotBlocked`: both.
 */
export type Guard = 'none' | 'token' | 'notBlocked' | 'tokenAndNotBlocked';

export interface Route {
  name: string;
  /** Relative to the root, with `:name` parameters. */
  path: string;
  guard: Guard;
  title: string;
  /** Outside the common layout (RTE-15). */
  isBare?: true;
}

export const routes = [
  { name: 'root', path: '', guard: 'none', title: 'Home' },
  { name: 'home', path: 'home', guard: 'none', title: 'Home' },
  { name: 'logout', path: 'logout', guard: 'none', title: 'Home' },
  { name: 'layout', path: 'layout', guard: 'none', title: 'Layline' },
  { name: 'lottery', path: 'lottery', guard: 'none', title: 'Lottery' },
  { name: 'changePassword', path: 'changpass', guard: 'token', title: 'Change password' },
  { name: 'accountStatement', path: 'accountstatment', guard: 'token', title: 'Account statement' },
  { name: 'inPlay', path: 'inplay', guard: 'token', title: 'In play' },
  { name: 'favourites', path: 'favourites', guard: 'token', title: 'Favourites' },
  { name: 'profitLoss', path: 'profitloss', guard: 'token', title: 'Betting profit and loss' },
  { name: 'settings', path: 'settings', guard: 'token', title: 'Settings' },
  { name: 'myBetsHistory', path: 'myBetshistory', guard: 'token', title: 'My Bets' },
  {
    name: 'lotteryDetails',
    path: 'lotterydetails/:eventId/:id',
    guard: 'notBlocked',
    title: 'Lottery draw',
  },
  { name: 'marketDetails', path: 'marketdetails/:eventId/:id', guard: 'notBlocked', title: 'Market' },
  { name: 'binary', path: 'binary', guard: 'notBlocked', title: 'Binary' },
  { name: 'tipsReview', path: 'tipsreview', guard: 'notBlocked', title: 'Tips review' },
  { name: 'virtualSports', path: 'virtualsports', guard: 'notBlocked', title: 'Virtual sports' },
  { name: 'internationalCasino', path: 'intcasino', guard: 'notBlocked', title: 'International casino' },
  { name: 'casino', path: 'casino', guard: 'notBlocked', title: 'Casino' },
  { name: 'rules', path: 'rules', guard: 'notBlocked', title: 'Rules' },
  { name: 'horseRacing', path: 'horseRacing/:sportId', guard: 'notBlocked', title: 'Horse racing' },
  { name: 'ballByBall', path: 'ballByBall/:sportId/:eventId', guard: 'notBlocked', title: 'Ball by ball' },
  {
    name: 'virtualDetails',
    path: 'virtualdetails/:sportId/:eventId',
    guard: 'tokenAndNotBlocked',
    title: 'Virtual event',
  },
  {
    name: 'profitLossMarket',
    path: 'profitlossMarket/:sportsId/:eventId/:startDate/:endDate',
    guard: 'tokenAndNotBlocked',
    title: 'Profit and loss by market',
  },
  {
    name: 'profitLossEvent',
    path: 'profitlossEvent/:sportId/:startDate/:endDate',
    guard: 'tokenAndNotBlocked',
    title: 'Profit and loss by event',
  },
  {
    name: 'userBetHistory',
    path: 'userBetHistory/:marketId/:sportsId',
    guard: 'tokenAndNotBlocked',
    title: 'Bets of a market',
  },
  { name: 'activityLog', path: 'activityLog', guard: 'tokenAndNotBlocked', title: 'Activity log' },
  {
    name: 'rollingCommission',
    path: 'rollingComm',
    guard: 'tokenAndNotBlocked',
    title: 'Rolling commission',
  },
  { name: 'unsettledBets', path: 'unsetteledbet', guard: 'tokenAndNotBlocked', title: 'Unsettled bets' },
  { name: 'passwordHistory', path: 'passhistory', guard: 'tokenAndNotBlocked', title: 'Password history' },
  { name: 'profile', path: 'profile', guard: 'tokenAndNotBlocked', title: 'Profile' },
  { name: 'referAndEarn', path: 'referRearn', guard: 'tokenAndNotBlocked', title: 'Refer and earn' },
  { name: 'banking', path: 'banking', guard: 'tokenAndNotBlocked', title: 'Banking' },
  { name: 'deposit', path: 'banking/deposit/:id', guard: 'tokenAndNotBlocked', title: 'Deposit' },
  {
    name: 'depositDetails',
    path: 'banking/deposit-details/:amount',
    guard: 'tokenAndNotBlocked',
    title: 'Deposit details',
  },
  {
    name: 'automaticDeposit',
    path: 'banking/autoDeposit/:amount',
    guard: 'tokenAndNotBlocked',
    title: 'Automatic deposit',
  },
  {
    name: 'paymentWaiting',
    path: 'banking/payment-waiting/:amount/:utr/:method',
    guard: 'tokenAndNotBlocked',
    title: 'Payment waiting',
  },
  { name: 'withdraw', path: 'banking/withdraw', guard: 'tokenAndNotBlocked', title: 'Withdraw' },
  { name: 'transfer', path: 'banking/transfer', guard: 'tokenAndNotBlocked', title: 'Transfer' },
  { name: 'reward', path: 'banking/reward', guard: 'tokenAndNotBlocked', title: 'Reward' },
  {
    name: 'withdrawDetails',
    path: 'banking/withdrawdetails',
    guard: 'tokenAndNotBlocked',
    title: 'Withdraw details',
  },
  { name: 'signUp', path: 'signup', guard: 'none', title: 'Register', isBare: true },
  { name: 'results', path: 'results/:sportId', guard: 'none', title: 'Results' },
  { name: 'stage', path: 'stage', guard: 'none', title: 'Stage' },
  { name: 'forgotPassword', path: 'forgetPass', guard: 'none', title: 'Forgotten password', isBare: true },
] as const satisfies readonly Route[];

export type RouteName = (typeof routes)[number]['name'];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type PathOf<Name extends RouteName> = Extract<(typeof routes)[number], { name: Name }>['path'];
type Params<Name extends RouteName> = Record<ParamNames<PathOf<Name>>, string>;

const paths = new Map<string, string>(routes.map(({ name, path }) => [name, path]));

/** The first segment of a route's path: `marketdetails` of `marketDetails`. */
export const firstSegmentOf = (name: RouteName): string => must(must(paths.get(name)).split('/')[0]);

/** The address of a page, parameters URI-encoded: `hrefOf('marketDetails', { eventId: '7.1', id: '4' })`. */
export function hrefOf<Name extends RouteName>(
  name: Name,
  ...[params]: keyof Params<Name> extends never ? [] : [Params<Name>]
): string {
  const values: Record<string, string> = params ?? {};
  return `/${must(paths.get(name)).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(must(values[key])))}`;
}

export interface Visitor {
  hasToken: boolean;
  /** `isLogin` of the stored user; undefined when none is stored. */
  isLogin: number | string | undefined;
}

/** GRD-1 … GRD-3: whether the page may be opened. If not, the user is sent to `/home`. The token is checked first. */
export function isAllowed(guard: Guard, { hasToken, isLogin }: Visitor): boolean {
  if ((guard === 'token' || guard === 'tokenAndNotBlocked') && !hasToken) return false;
  if ((guard === 'notBlocked' || guard === 'tokenAndNotBlocked') && (isLogin === 0 || isLogin === '0'))
    return false;
  return true;
}
