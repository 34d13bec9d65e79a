import { practiceGrant, practiceLow, refillEveryMs } from '#domain/money/practice-money.ts';
import type { Effects } from '../changes/effects.ts';
import { toBalance } from '../changes/views.ts';
import type { CommandResults, OperatorCommandOf } from '../commands/commands.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { refuseCommand } from '../refusal.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Makes a new practice account known, whose row is already in the database, and gives it practice money. */
export function openPractice(
  { practice }: ExchangeState,
  { accountId, blocked = false, selfExcluded = false, limitZone }: OperatorCommandOf<'OPEN_PRACTICE'>,
  { practice: effects }: Effects,
): CommandResults['OPEN_PRACTICE'] {
  const known = practice.accounts.get(accountId);
  const account = known ?? practice.addAccount(accountId, { blocked, selfExcluded, limitZone });
  if (!known) effects.accountOpened(account);
  // A crash may have come between the account's row and its money. When old money came is not known any more.
  if (account.grantedAt === null && account.available < practiceLow) grant(practice, account, effects);
  return { status: 'ACCEPTED', balance: toBalance(account) };
}

/** Brings what the account has to bet with up to a whole grant, once an hour, when little is left. */
export function refillPractice(
  { practice }: ExchangeState,
  { accountId }: OperatorCommandOf<'REFILL_PRACTICE'>,
  { practice: effects }: Effects,
): CommandResults['REFILL_PRACTICE'] {
  const account = practice.accounts.get(accountId);
  if (!account) return refuseCommand('NOT_PRACTICE', 'Only practice money is refilled.');
  if (account.blocked) return refuseCommand('BLOCKED', 'This practice account has ended.');
  if (account.available >= practiceLow)
    return refuseCommand('ENOUGH_LEFT', 'There is enough practice money left to bet with.');
  const next = Date.parse(account.grantedAt ?? effects.at) + refillEveryMs;
  if (account.grantedAt !== null && Date.parse(effects.at) < next)
    return refuseCommand('TOO_SOON', tooSoonWords(next - Date.parse(effects.at)));
  grant(practice, account, effects);
  return { status: 'ACCEPTED', balance: toBalance(account) };
}

const tooSoonWords = (wait: number): string => {
  const minutes = Math.ceil(wait / 60_000);
  return `Practice money is refilled once an hour. It can be again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
};

function grant(practice: ExchangeState, to: AccountState, effects: Effects): void {
  const amount = practiceGrant - to.available;
  move(practice, { from: practice.account(houseAccounts.practice), to, amount }, effects);
  to.grantedAt = effects.at;
}

/** Takes what is not at risk from an account that has ended. */
export function takeBackPractice(practice: ExchangeState, from: AccountState, effects: Effects): void {
  const to = practice.account(houseAccounts.practice);
  if (from.available > 0) move(practice, { from, to, amount: from.available }, effects);
}

function move(
  practice: ExchangeState,
  { from, to, amount }: { from: AccountState; to: AccountState; amount: number },
  effects: Effects,
): void {
  moveMoney(practice, { kind: 'practice-grant', from, to, amount, reference: 'Practice money' }, effects);
}
