import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';

export function openAccount(
  state: ExchangeState,
  { type: _, accountId, ...flags }: OperatorCommandOf<'OPEN_ACCOUNT'>,
  effects: Effects,
): CommandResults['OPEN_ACCOUNT'] {
  if (!state.accounts.has(accountId)) effects.accountOpened(state.addAccount(accountId, flags));
  return { status: 'ACCEPTED' };
}
