import type { Call } from './call.ts';
import * as account from './account.ts';
import * as activity from './activity.ts';
import * as accountChart from './account-chart.ts';
import * as betHistory from './bet-history.ts';
import * as bigBets from './big-bets.ts';
import * as biggestMovers from './biggest-movers.ts';
import * as keptPractice from './kept-practice.ts';
import * as leadingMarkets from './leading-markets.ts';
import * as casino from './casino.ts';
import * as bettorSettings from './bettor-settings.ts';
import * as cashOut from './cash-out.ts';
import * as eventFacts from './event-facts.ts';
import * as limits from './limits.ts';
import * as market from './market.ts';
import * as marketRules from './market-rules.ts';
import * as operator from './operator.ts';
import * as order from './order.ts';
import * as paymentDesk from './payment-desk.ts';
import * as payments from './payments.ts';
import * as playRecord from './play-record.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as practice from './practice.ts';
import * as races from './races.ts';
import * as ownImages from './own-images.ts';
import * as reference from './reference.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as rollingCommission from './rolling-commission.ts';
import * as results from './results.ts';
import * as score from './score.ts';
import * as scorecard from './scorecard.ts';
import * as session from './session.ts';
import * as sportMarkets from './sport-markets.ts';
import * as standings from './standings.ts';
import * as siteNews from './site-news.ts';
import * as tips from './tips.ts';
import * as twoStep from './two-step.ts';
import * as whyAmount from './why-amount.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;

/** Every call of the contract, for the OpenAPI document and for tests that cover them all. */
export const allCalls: readonly Call[] = [
  ownImages,
  reference,
  activity,
  siteNews,
  races,
  results,
  standings,
  tips,
  session,
  practice,
  keptPractice,
  password,
  twoStep,
  passkeys,
  market,
  bigBets,
  biggestMovers,
  leadingMarkets,
  sportMarkets,
  marketRules,
  score,
  eventFacts,
  scorecard,
  order,
  cashOut,
  account,
  whyAmount,
  reports,
  accountChart,
  betHistory,
  rollingCommission,
  referrals,
  casino,
  bettorSettings,
  payments,
  limits,
  playRecord,
  operator,
  paymentDesk,
].flatMap((subject) => Object.values(subject).filter(isCall));
