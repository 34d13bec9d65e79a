import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';

export function openAccount(
  state: ExchangeState,
  { accountId, blocked, selfExcluded }: OperatorCommandOf<'OPEN_ACCOUNT'>,
  effects: Effects,
): CommandResults['OPEN_ACCOUNT'] {
  if (!state.accounts.has(accountId))
    effects.accountOpened(state.addAccount(accountId, { blocked, selfExcluded }));
  return { status: 'ACCEPTED' };
}
