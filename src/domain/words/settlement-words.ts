import type { Settlement } from '../bet/order.ts';
import { formatMoney } from '../money/money.ts';

const netOf = (settled: readonly Settlement[]): number =>
  settled.reduce((sum, { profit, commission }) => sum + profit - commission, 0);

/** How the exchange begins the result of a market that it settles anew. */
const isCorrection = ({ result }: Settlement): boolean => result.startsWith('Corrected');

/** What was just settled, at least one market, in a sentence: what it came to after commission, and where. */
export function settlementWords(settled: readonly Settlement[]): string {
  const net = netOf(settled);
  const [only, ...others] = settled;
  if (!only || others.length > 0)
    return `${settled.length} markets settled: ${formatMoney(net, { sign: true })} in all.`;
  const where = `${only.marketName}, ${only.eventName}`;
  if (isCorrection(only)) return `Settled again: ${formatMoney(net, { sign: true })} on ${where}.`;
  if (only.result === 'Void') return `Void: your stakes are back. ${where}.`;
  if (net === 0) return `Settled without gain or loss: ${where}.`;
  return `${net > 0 ? 'Won' : 'Lost'} ${formatMoney(Math.abs(net))} on ${where}.`;
}
