import { getBalance, listMatchedBets, listSettlements, listUserEventsExposure } from '#contract/account.ts';
import { createLaunchCode, getPartner } from '#contract/casino.ts';
import { getSettings, saveSettings } from '#contract/bettor-settings.ts';
import { executeCashOut, getCashOutResult, quoteCashOut } from '#contract/cash-out.ts';
import { getEvent, getMarketBook, getRunnerTrades, listMarkets } from '#contract/market.ts';
import { cancelAll, getResult, listOrders, listPositions, sendInstructions } from '#contract/order.ts';
import {
  getSupport,
  getTheme,
  listAllEvents,
  listCasinoEvents,
  listExchangeTypes,
  listRacingEvents,
  listSearchEvents,
  listSports,
} from '#contract/reference.ts';
import {
  changePassword,
  listDemoMessages,
  listPasswordChanges,
  requestPasswordReset,
  resetPassword,
} from '#contract/password.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import { getScore } from '#contract/score.ts';
import { getUser, listDemoBettors, logout, renewSession, signIn, signUp } from '#contract/session.ts';
import { getWhyAmount } from '#contract/why-amount.ts';

/** The one table of what is called at the exchange: an exchange with other paths is another table. */
export const upstreamCalls = {
  sports: listSports,
  exchangeTypes: listExchangeTypes,
  allEvents: listAllEvents,
  racingEvents: listRacingEvents,
  casinoLobby: listCasinoEvents,
  theme: getTheme,
  support: getSupport,
  searchEvents: listSearchEvents,
  demoBettors: listDemoBettors,
  event: getEvent,
  score: getScore,
  markets: listMarkets,
  marketBook: getMarketBook,
  runnerTrades: getRunnerTrades,
  signIn,
  signUp,
  renewSession,
  logout,
  changePassword,
  passwordChanges: listPasswordChanges,
  requestPasswordReset,
  resetPassword,
  demoMessages: listDemoMessages,
  user: getUser,
  balance: getBalance,
  sendInstructions,
  cancelAll,
  result: getResult,
  cashOutQuote: quoteCashOut,
  cashOut: executeCashOut,
  cashOutResult: getCashOutResult,
  orders: listOrders,
  positions: listPositions,
  matchedBets: listMatchedBets,
  settlements: listSettlements,
  whyAmount: getWhyAmount,
  userEventsExposure: listUserEventsExposure,
  statement: getStatement,
  profitLoss: getProfitLoss,
  betHistory: getBetHistory,
  partner: getPartner,
  launchCode: createLaunchCode,
  settings: getSettings,
  saveSettings,
} as const;
export type UpstreamCalls = typeof upstreamCalls;

const second = 1_000;
const minute = 60 * second;

/** How long an answer that is the same for everyone is good for, in milliseconds. */
export const cacheTimes = {
  sports: 10 * minute,
  exchangeTypes: 10 * minute,
  theme: 10 * minute,
  casinoLobby: 10 * minute,
  allEvents: 30 * second,
  racingEvents: 30 * second,
  searchEvents: 60 * second,
  support: 60 * minute,
} as const satisfies Partial<Record<keyof UpstreamCalls, number>>;

export type CachedCall = keyof typeof cacheTimes;
