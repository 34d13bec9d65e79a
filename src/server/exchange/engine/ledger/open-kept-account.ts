import { plainZone } from '#domain/calendar/zone-day.ts';
import type { Effects } from '../changes/effects.ts';
import type { AccountKind } from '../records/accounts.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Opens an account that the exchange keeps for a bettor. Nobody can sign in to it. */
export function openKeptAccount(
  state: ExchangeState,
  accountId: string,
  kind: AccountKind,
  effects: Effects,
): AccountState {
  effects.rows.accounts.push({
    accountId,
    userName: accountId,
    passwordHash: null,
    kind,
    blocked: false,
    selfExcluded: false,
    limitZone: plainZone,
    maxExposure: null,
    balance: 0,
    createdAt: effects.at,
    usedAt: null,
    keptFrom: null,
  });
  return state.addAccount(accountId);
}
