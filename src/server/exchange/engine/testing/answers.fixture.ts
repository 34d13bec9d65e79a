import { z } from 'zod';
import { getBalance } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { cashOutResult } from '#contract/cash-out.ts';
import { playRound } from '#contract/casino.ts';
import { marketBook } from '#contract/market.ts';
import { publishMarketRules } from '#contract/market-rules.ts';
import {
  createMarket,
  fundAccount,
  removeRunner,
  resettleMarket,
  setMarketStatus,
  setQuotes,
  settleMarket,
  voidBets,
} from '#contract/operator.ts';
import { cancelAll, instructionResult, listOrders, listPositions, refused } from '#contract/order.ts';
import {
  approvePayment,
  blockAccount,
  closePaidTwice,
  closeUnmatched,
  grantBonus,
} from '#contract/payment-desk.ts';
import { setRollingRate } from '#contract/rolling-commission.ts';
import { askDeposit, askWithdrawal, giveUtr, payment, savePayee, transferMoney } from '#contract/payments.ts';
import type { Command, CommandResult, CommandType } from '../commands/commands.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { toAccount, toBook } from '../changes/views.ts';

/** Checks answers against the contract. */

/** The contract call behind each command. The answer is the call's data, or a refusal with one of its codes. */
const operatorCalls: Partial<Record<CommandType, Call>> = {
  CREATE_MARKET: createMarket,
  SET_MARKET_STATUS: setMarketStatus,
  SET_QUOTES: setQuotes,
  REMOVE_RUNNER: removeRunner,
  VOID_BETS: voidBets,
  RESETTLE_MARKET: resettleMarket,
  SETTLE_MARKET: settleMarket,
  FUND_ACCOUNT: fundAccount,
  PLAY_ROUND: playRound,
  PUBLISH_RULES: publishMarketRules,
  STEP_PAYMENT: approvePayment,
  CLOSE_UNMATCHED: closeUnmatched,
  CLOSE_PAID_TWICE: closePaidTwice,
  GRANT_BONUS: grantBonus,
  BLOCK_ACCOUNT: blockAccount,
  SET_ROLLING_RATE: setRollingRate,
};

/** The calls of bettors about payments. They answer a refusal as a result, too. */
const paymentCalls: Partial<Record<CommandType, Call>> = {
  ASK_DEPOSIT: askDeposit,
  GIVE_UTR: giveUtr,
  ASK_WITHDRAWAL: askWithdrawal,
  TRANSFER: transferMoney,
  SAVE_PAYEE: savePayee,
};

/** Throws unless the contract allows this answer to the command. */
export function mustBeOfContract(command: Command, result: CommandResult): void {
  const { type } = command;
  const is = (schema: z.ZodType, value: unknown) => mustParse(schema, value, `The answer to ${type}`);
  if (type === 'INSTRUCT') return is(instructionResult, result);
  if (type === 'CASH_OUT') return is(cashOutResult, result);
  if (type === 'CANCEL_ALL') return is(result.status === 'ACCEPTED' ? cancelAll.data : refused, result);
  const bettors = paymentCalls[type];
  if (bettors) return is(bettors.data, { result });
  const call = operatorCalls[type];
  if (!call) return;
  if (result.status === 'ACCEPTED')
    return is(call.data, type === 'STEP_PAYMENT' ? paymentIn(result) : dataOf(result));
  if (result.code === 'MARKET_CLOSED' && call === createMarket) return;
  if (!call.refusals.includes(result.code)) throw new Error(`${type} was refused with ${result.code}`);
}

/** The part of the result that the call's route returns. */
function dataOf(result: CommandResult): unknown {
  if ('definition' in result) return result.definition;
  if ('rules' in result) return result.rules;
  if ('grant' in result) return result.grant;
  return 'balance' in result ? result.balance : result;
}

const paymentIn = (result: CommandResult): unknown => ('payment' in result ? result.payment : null);

/** Throws unless all that can be read about accounts and markets fits the contract. */
export function mustBeReadable({ accounts, markets }: ExchangeState): void {
  for (const account of accounts.values()) {
    const { balance, orders, positions, payments } = toAccount(account);
    mustParse(getBalance.data, balance, `The balance of ${account.accountId}`);
    mustParse(listOrders.data, orders, `The orders of ${account.accountId}`);
    mustParse(z.array(payment), payments, `The payments of ${account.accountId}`);
    mustParse(listPositions.data, positions, `The positions of ${account.accountId}`);
  }
  const book = marketBook.omit({ marketId: true, epoch: true, to: true, at: true });
  for (const [marketId, market] of markets) mustParse(book, toBook(market), `The book of ${marketId}`);
}

function mustParse(schema: z.ZodType, value: unknown, what: string): void {
  const { error } = schema.safeParse(value);
  if (error) throw new Error(`${what} is not the contract's: ${error.message}\n${JSON.stringify(value)}`);
}
