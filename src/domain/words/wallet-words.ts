import { availableOf, type Balance } from '../bet/order.ts';
import { formatMoney } from '../money/money.ts';

/** What the displayed balance is (HDR-2): not the whole wallet, but what open bets leave of it. */
export function walletWords(balance: Balance): string {
  const { bankBalance, exposure } = balance;
  const available = availableOf(balance);
  const whole = formatMoney(bankBalance);
  if (exposure === 0 && bankBalance < 0)
    return `Nothing is available to bet: ${formatMoney(-bankBalance)} is owed.`;
  if (exposure === 0) return `Available to bet: all of ${whole}. Nothing is held for open bets.`;
  const held = `${formatMoney(exposure)} is held for open bets.`;
  if (available <= 0) return `Nothing is available to bet: the wallet has ${whole}, and ${held}`;
  return `Available to bet: ${formatMoney(available)} of ${whole}; ${held}`;
}
