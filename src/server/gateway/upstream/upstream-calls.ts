import { getBalance, listMatchedBets, listSettlements, listUserEventsExposure } from '#contract/account.ts';
import {
  endOtherSessions,
  endSession,
  listActivity,
  listNewDevices,
  listPasswordChanges,
  listSessions,
  seeNewDevices,
} from '#contract/activity.ts';
import { listBigBets } from '#contract/big-bets.ts';
import { listBiggestMovers } from '#contract/biggest-movers.ts';
import { listLeadingMarkets } from '#contract/leading-markets.ts';
import { createLaunchCode, getPartner, listPlayedGames } from '#contract/casino.ts';
import { getSettings, saveSettings } from '#contract/bettor-settings.ts';
import { executeCashOut, getCashOutResult, quoteCashOut } from '#contract/cash-out.ts';
import { getEventFacts } from '#contract/event-facts.ts';
import {
  answerRealityCheck,
  askToReturn,
  confirmLimit,
  excludeMyself,
  getLimits,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '#contract/limits.ts';
import { getPlayRecord, getRealityCheck } from '#contract/play-record.ts';
import { listOwnImages } from '#contract/own-images.ts';
import { listMarketRules } from '#contract/market-rules.ts';
import { getEvent, getMarketBook, getRunnerTrades, listMarkets } from '#contract/market.ts';
import {
  cancelAll,
  getResult,
  giveUp,
  listOrders,
  listPositions,
  sendInstructions,
} from '#contract/order.ts';
import {
  findEndedEvents,
  getSupport,
  getTheme,
  listAllEvents,
  listCasinoEvents,
  listExchangeTypes,
  listRacingEvents,
  listSearchEvents,
  listSports,
  listThemes,
} from '#contract/reference.ts';
import { listBanners, listNews } from '#contract/site-news.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '#contract/passkeys.ts';
import { changePassword, listDemoMessages, requestPasswordReset, resetPassword } from '#contract/password.ts';
import {
  askDeposit,
  askWithdrawal,
  getPayment,
  getPaymentResult,
  getWallet,
  giveUpDeposit,
  giveUtr,
  listPayees,
  listPaymentMethods,
  listPayments,
  removePayee,
  savePayee,
  transferMoney,
} from '#contract/payments.ts';
import type { Call } from '#contract/call.ts';
import { keepPractice, openPractice, refillPractice } from '#contract/practice.ts';
import { listRaces } from '#contract/races.ts';
import { getAccountChart } from '#contract/account-chart.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import {
  getKeptAccountChart,
  getKeptBetHistory,
  getKeptPractice,
  getKeptProfitLoss,
  getKeptStatement,
} from '#contract/kept-practice.ts';
import { getReferrals, getReferrer } from '#contract/referrals.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import { getRollingCommission, getRollingTerms } from '#contract/rolling-commission.ts';
import { getEventResult, listResults } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';
import { listSportMarkets } from '#contract/sport-markets.ts';
import { getScorecard } from '#contract/scorecard.ts';
import { getHeadToHead, listStandings } from '#contract/standings.ts';
import {
  getPlayMoney,
  getUser,
  listDemoBettors,
  logout,
  renewSession,
  signIn,
  signUp,
} from '#contract/session.ts';
import { getTipRecord, listTips } from '#contract/tips.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  signInSecondStep,
  switchOffTwoStep,
} from '#contract/two-step.ts';
import { getWhyAmount } from '#contract/why-amount.ts';

/** How the gateway treats the answers of a call of the contract. */
export interface Forwarding<C extends Call, Refusals extends 'thrown' | 'value' | 'null'> {
  call: C;
  refusals: Refusals;
  /** Codes of refusals that become null; all others are thrown. */
  nulls: readonly string[];
  /** A thing that holds a value which the contract does not know becomes null too. */
  leavesOut?: true;
}

/** A refusal throws `Refused`. */
const answered = <C extends Call>(call: C): Forwarding<C, 'thrown'> => ({
  call,
  refusals: 'thrown',
  nulls: [],
});
/** A refusal is a value: the schema has a union member for it. */
const orRefusal = <C extends Call>(call: C): Forwarding<C, 'value'> => ({
  call,
  refusals: 'value',
  nulls: [],
});
/** These refusals become null: there is no such thing. */
const orNull = <C extends Call>(call: C, ...nulls: string[]): Forwarding<C, 'null'> => ({
  call,
  refusals: 'null',
  nulls,
});

/**
 * The table of all calls to the exchange; an exchange with other paths needs another table. A schema query with the name
 * of a call is forwarded to that call unless it has a resolver of its own.
 */
export const upstreamCalls = {
  sports: answered(listSports),
  exchangeTypes: answered(listExchangeTypes),
  allEvents: answered(listAllEvents),
  racingEvents: answered(listRacingEvents),
  races: answered(listRaces),
  casinoLobby: answered(listCasinoEvents),
  theme: answered(getTheme),
  themes: answered(listThemes),
  ownImages: answered(listOwnImages),
  banners: answered(listBanners),
  news: answered(listNews),
  support: answered(getSupport),
  searchEvents: answered(listSearchEvents),
  endedEvents: answered(findEndedEvents),
  demoBettors: answered(listDemoBettors),
  playMoney: answered(getPlayMoney),
  event: orNull(getEvent, 'UNKNOWN_EVENT'),
  score: orNull(getScore, 'UNKNOWN_EVENT'),
  scorecard: orNull(getScorecard, 'UNKNOWN_EVENT'),
  eventFacts: orNull(getEventFacts, 'UNKNOWN_EVENT'),
  results: answered(listResults),
  eventResult: orNull(getEventResult, 'UNKNOWN_EVENT'),
  bigBets: answered(listBigBets),
  biggestMovers: answered(listBiggestMovers),
  leadingMarkets: answered(listLeadingMarkets),
  sportMarkets: answered(listSportMarkets),
  standings: answered(listStandings),
  tips: answered(listTips),
  tipRecord: answered(getTipRecord),
  headToHead: orNull(getHeadToHead, 'UNKNOWN_EVENT'),
  markets: answered(listMarkets),
  market: { ...orNull(getMarketBook, 'UNKNOWN_MARKET'), leavesOut: true },
  marketRules: answered(listMarketRules),
  runnerTrades: orNull(getRunnerTrades, 'UNKNOWN_MARKET', 'UNKNOWN_RUNNER'),
  signIn: orRefusal(signIn),
  signInSecondStep: orRefusal(signInSecondStep),
  passkeys: answered(listPasskeys),
  beginPasskey: orRefusal(beginPasskey),
  addPasskey: orRefusal(addPasskey),
  removePasskey: answered(removePasskey),
  beginPasskeySignIn: answered(beginPasskeySignIn),
  signInByPasskey: orRefusal(signInByPasskey),
  twoStep: answered(getTwoStep),
  beginTwoStep: orRefusal(beginTwoStep),
  confirmTwoStep: orRefusal(confirmTwoStep),
  switchOffTwoStep: orRefusal(switchOffTwoStep),
  signUp: orRefusal(signUp),
  openPractice: orRefusal(openPractice),
  refillPractice: orRefusal(refillPractice),
  keepPractice: orRefusal(keepPractice),
  renewSession: answered(renewSession),
  logout: answered(logout),
  changePassword: orRefusal(changePassword),
  passwordChanges: answered(listPasswordChanges),
  activity: answered(listActivity),
  openSessions: answered(listSessions),
  newDevices: answered(listNewDevices),
  endSession: answered(endSession),
  endOtherSessions: answered(endOtherSessions),
  seeNewDevices: answered(seeNewDevices),
  requestPasswordReset: orRefusal(requestPasswordReset),
  resetPassword: orRefusal(resetPassword),
  demoMessages: answered(listDemoMessages),
  user: answered(getUser),
  balance: answered(getBalance),
  sendInstructions: answered(sendInstructions),
  cancelAll: answered(cancelAll),
  result: answered(getResult),
  giveUp: answered(giveUp),
  cashOutQuote: orRefusal(quoteCashOut),
  cashOut: answered(executeCashOut),
  cashOutResult: answered(getCashOutResult),
  orders: answered(listOrders),
  positions: answered(listPositions),
  matchedBets: answered(listMatchedBets),
  settlements: answered(listSettlements),
  whyAmount: orNull(getWhyAmount, 'UNKNOWN_MARKET', 'MARKET_NOT_CLOSED'),
  userEventsExposure: answered(listUserEventsExposure),
  keptPractice: answered(getKeptPractice),
  keptStatement: orRefusal(getKeptStatement),
  keptProfitLoss: orRefusal(getKeptProfitLoss),
  keptBetHistory: orRefusal(getKeptBetHistory),
  keptAccountChart: orRefusal(getKeptAccountChart),
  statement: orRefusal(getStatement),
  accountChart: orRefusal(getAccountChart),
  profitLoss: orRefusal(getProfitLoss),
  betHistory: orRefusal(getBetHistory),
  referrer: orNull(getReferrer, 'UNKNOWN_REFERRAL'),
  referrals: answered(getReferrals),
  rollingTerms: answered(getRollingTerms),
  rollingCommission: orRefusal(getRollingCommission),
  wallet: answered(getWallet),
  paymentMethods: answered(listPaymentMethods),
  payments: answered(listPayments),
  payment: orNull(getPayment, 'UNKNOWN_PAYMENT'),
  paymentResult: answered(getPaymentResult),
  payees: answered(listPayees),
  askDeposit: answered(askDeposit),
  giveUtr: answered(giveUtr),
  giveUpDeposit: orRefusal(giveUpDeposit),
  askWithdrawal: answered(askWithdrawal),
  transferMoney: answered(transferMoney),
  savePayee: answered(savePayee),
  removePayee: answered(removePayee),
  limits: answered(getLimits),
  realityCheck: answered(getRealityCheck),
  playRecord: answered(getPlayRecord),
  setLimit: orRefusal(setLimit),
  confirmLimit: orRefusal(confirmLimit),
  takeTimeOut: orRefusal(takeTimeOut),
  excludeMyself: orRefusal(excludeMyself),
  askToReturn: orRefusal(askToReturn),
  setRealityCheck: orRefusal(setRealityCheck),
  answerRealityCheck: orRefusal(answerRealityCheck),
  partner: answered(getPartner),
  playedGames: answered(listPlayedGames),
  launchCode: orRefusal(createLaunchCode),
  settings: answered(getSettings),
  saveSettings: answered(saveSettings),
} as const;
export type UpstreamCalls = typeof upstreamCalls;

const second = 1_000;
const minute = 60 * second;

/** How long answers that are the same for everyone are kept, in milliseconds. */
export const cacheTimes = {
  sports: 10 * minute,
  exchangeTypes: 10 * minute,
  theme: 10 * minute,
  themes: 10 * minute,
  ownImages: minute,
  banners: minute,
  news: minute,
  casinoLobby: 10 * minute,
  // An event that begins when it is told, such as an index, is half over before a list of half a minute names it.
  allEvents: 2 * second,
  racingEvents: 2 * second,
  races: 5 * second,
  searchEvents: 10 * second,
  support: 60 * minute,
} as const satisfies Partial<Record<keyof UpstreamCalls, number>>;

export type CachedCall = keyof typeof cacheTimes;
