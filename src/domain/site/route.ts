import { must } from '../must.ts';

/**
 * The route table (RTE, GRD), with public spellings as specified. `token`: a token must exist. `loginEnabled`: the
 * stored user must not be blocked. `both`: both.
 */
export type Guard = 'none' | 'token' | 'loginEnabled' | 'both';

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
  { name: 'myBetsHistory', path: 'myBetshistory', guard: 'token', title: 'My bets' },
  {
    name: 'lotteryDetails',
    path: 'lotterydetails/:eventId/:id',
    guard: 'loginEnabled',
    title: 'Lottery draw',
  },
  { name: 'marketDetails', path: 'marketdetails/:eventId/:id', guard: 'loginEnabled', title: 'Market' },
  { name: 'binary', path: 'binary', guard: 'loginEnabled', title: 'Binary' },
  { name: 'tipsReview', path: 'tipsreview', guard: 'loginEnabled', title: 'Tips review' },
  { name: 'virtualSports', path: 'virtualsports', guard: 'loginEnabled', title: 'Virtual sports' },
  { name: 'internationalCasino', path: 'intcasino', guard: 'loginEnabled', title: 'International casino' },
  { name: 'casino', path: 'casino', guard: 'loginEnabled', title: 'Casino' },
  { name: 'rules', path: 'rules', guard: 'loginEnabled', title: 'Rules' },
  { name: 'horseRacing', path: 'horseRacing/:sportId', guard: 'loginEnabled', title: 'Horse racing' },
  { name: 'ballByBall', path: 'ballByBall/:sportId/:eventId', guard: 'loginEnabled', title: 'Ball by ball' },
  { name: 'virtualDetails', path: 'virtualdetails/:sportId/:eventId', guard: 'both', title: 'Virtual event' },
  {
    name: 'profitLossMarket',
    path: 'profitlossMarket/:sportsId/:eventId/:startDate/:endDate',
    guard: 'both',
    title: 'Profit and loss by market',
  },
  {
    name: 'profitLossEvent',
    path: 'profitlossEvent/:sportId/:startDate/:endDate',
    guard: 'both',
    title: 'Profit and loss by event',
  },
  {
    name: 'userBetHistory',
    path: 'userBetHistory/:marketId/:sportsId',
    guard: 'both',
    title: 'Bets of a market',
  },
  { name: 'activityLog', path: 'activityLog', guard: 'both', title: 'Activity log' },
  { name: 'rollingCommission', path: 'rollingComm', guard: 'both', title: 'Rolling commission' },
  { name: 'unsettledBets', path: 'unsetteledbet', guard: 'both', title: 'Unsettled bets' },
  { name: 'passwordHistory', path: 'passhistory', guard: 'both', title: 'Password history' },
  { name: 'profile', path: 'profile', guard: 'both', title: 'Profile' },
  { name: 'referAndEarn', path: 'referRearn', guard: 'both', title: 'Refer and earn' },
  { name: 'banking', path: 'banking', guard: 'both', title: 'Banking' },
  { name: 'deposit', path: 'banking/deposit/:id', guard: 'both', title: 'Deposit' },
  {
    name: 'depositDetails',
    path: 'banking/deposit-details/:amount',
    guard: 'both',
    title: 'Deposit details',
  },
  {
    name: 'automaticDeposit',
    path: 'banking/autoDeposit/:amount',
    guard: 'both',
    title: 'Automatic deposit',
  },
  {
    name: 'paymentWaiting',
    path: 'banking/payment-waiting/:amount/:utr/:method',
    guard: 'both',
    title: 'Payment waiting',
  },
  { name: 'withdraw', path: 'banking/withdraw', guard: 'both', title: 'Withdraw' },
  { name: 'transfer', path: 'banking/transfer', guard: 'both', title: 'Transfer' },
  { name: 'reward', path: 'banking/reward', guard: 'both', title: 'Reward' },
  { name: 'withdrawDetails', path: 'banking/withdrawdetails', guard: 'both', title: 'Withdraw details' },
  { name: 'signUp', path: 'signup', guard: 'none', title: 'Register', isBare: true },
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
  if ((guard === 'token' || guard === 'both') && !hasToken) return false;
  if ((guard === 'loginEnabled' || guard === 'both') && (isLogin === 0 || isLogin === '0')) return false;
  return true;
}
