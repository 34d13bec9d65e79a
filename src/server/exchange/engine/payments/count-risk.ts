import type { Grant } from '#contract/payments.ts';
import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { StoredGrant } from '../records/payments.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Counts what was risked towards the account's open grants, and pays those that it completes. */
export function countRisk(
  state: ExchangeState,
  account: AccountState,
  { product, amount }: { product: NonNullable<Grant['product']>; amount: number },
  effects: Effects,
): void {
  if (amount === 0 || !account.purse || account.purse.grants.size === 0) return;
  const grants = [...account.purse.grants.values()].sort((a, b) => (isEarlier(a, b) ? -1 : 1));
  for (const grant of grants) {
    if (grant.product !== null && grant.product !== product) continue;
    const progress = Math.min(grant.target, grant.progress + amount);
    const isDone = progress === grant.target;
    const ended = isDone ? { state: 'PAID' as const, endedAt: effects.at } : {};
    if (isDone) pay(state, account, grant, effects);
    keepGrant(state, { ...grant, progress, ...ended }, effects);
  }
}

export function keepGrant(state: ExchangeState, grant: StoredGrant, effects: Effects): void {
  state.payments.keepGrant(grant, state.account(grant.accountId));
  effects.rows.grants.push(grant);
}

function pay(
  state: ExchangeState,
  to: AccountState,
  { grantId, amount }: StoredGrant,
  effects: Effects,
): void {
  const from = state.account(houseAccounts.bonus);
  moveMoney(state, { kind: 'bonus', from, to, amount, reference: grantId }, effects);
}

const isEarlier = (a: StoredGrant, b: StoredGrant): boolean =>
  a.grantedAt === b.grantedAt ? a.grantId < b.grantId : a.grantedAt < b.grantedAt;
