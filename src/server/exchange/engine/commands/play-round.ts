import { formatMoney } from '#domain/money/money.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AccountState } from '../state/account-state.ts';
import type { CommandResults, PlayRoundCommand } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { countRisk } from '../payments/count-risk.ts';
import { accountRefusal } from '../risk/order-checks.ts';
import { lossRefusal, riskedRefusal } from '../risk/limit-checks.ts';
import { refuseCommand } from '../refusal.ts';
import { toBalance } from '../changes/views.ts';

/** Takes a round's stake and pays it from the casino's account. The command loop ensures that a round plays once. */
export function playRound(
  state: ExchangeState,
  command: PlayRoundCommand,
  effects: Effects,
): CommandResults['PLAY_ROUND'] {
  const { roundId, eventId, gameName, bet, result, stake, payout } = command;
  const account = state.accounts.get(command.accountId);
  if (!account) return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  const casino = state.account(houseAccounts.casino);
  const refusal = roundRefusal(account, casino, command, effects.at);
  if (refusal) return refusal;
  const reference = `${gameName} – ${bet}: ${result}`;
  const move = (kind: 'casino-stake' | 'casino-payout', amount: number) =>
    post(state.numbers, effects, {
      kind,
      marketId: null,
      reference,
      entries: [
        [casino, -amount],
        [account, amount],
      ],
    });
  const transactionId = move('casino-stake', -stake);
  if (payout > 0) move('casino-payout', payout);
  const { accountId } = account;
  const { at } = effects;
  effects.roundPlayed({
    transactionId,
    roundId,
    accountId,
    eventId,
    gameName,
    bet,
    result,
    stake,
    payout,
    at,
  });
  countRisk(state, account, { product: 'CASINO', amount: stake }, effects);
  return { status: 'ACCEPTED', balance: toBalance(account) };
}

/** What is at risk in the exchange can't be staked again. The stake itself counts as at risk during the round. */
function roundRefusal(
  account: AccountState,
  casino: AccountState,
  { stake, payout }: PlayRoundCommand,
  at: string,
): Extract<CommandResults['PLAY_ROUND'], { status: 'REFUSED' }> | null {
  const barred = accountRefusal(account, at) ?? riskedRefusal(account, stake);
  if (barred)
    return refuseCommand(barred.code, refusalText(barred.code, 'facts' in barred ? barred.facts : {}));
  if (stake > account.available)
    return refuseCommand(
      'INSUFFICIENT_BALANCE',
      `Your available balance does not cover this stake. ${formatMoney(account.available)} is available.`,
    );
  const limit = account.maxExposure ?? Infinity;
  if (account.exposure + stake > limit)
    return refuseCommand(
      'EXPOSURE_TOO_LARGE',
      `This stake would take your exposure over your limit of ${formatMoney(limit)}.`,
    );
  const lost = lossRefusal(account, account.exposure + stake, at);
  if (lost) return refuseCommand(lost.code, refusalText(lost.code, lost.facts));
  const isTooLarge =
    account.balance - stake + payout > Number.MAX_SAFE_INTEGER ||
    casino.balance + stake - payout < Number.MIN_SAFE_INTEGER ||
    casino.balance + stake > Number.MAX_SAFE_INTEGER;
  return isTooLarge ? refuseCommand('BALANCE_TOO_LARGE', 'The exchange cannot hold that much.') : null;
}
