import type { LimitChange, SeenLimits } from '../limits/limit-change.ts';
import { amountText, limitName } from './limit-name.ts';
import { formatMinute } from './moment.ts';

/**
 * What a bettor changed about what they hold themselves to, as it stands `after` it. It is kept as it is written here, for
 * readers in any zone, so it names its own.
 */
export function limitChangeWords(change: LimitChange, after: SeenLimits): string {
  const until = (at: string) => `until ${formatMinute(at, after.zone)} (${after.zone})`;
  switch (change.type) {
    case 'SET':
    case 'CONFIRM':
      return limitWords(change, after);
    case 'TIME_OUT':
      return after.timedOutUntil === null ? 'Time-out' : `Time-out ${until(after.timedOutUntil)}`;
    case 'EXCLUDE':
      return after.exclusion === null ? 'Self-exclusion' : `Self-exclusion ${until(after.exclusion.until)}`;
    case 'RETURN':
      return 'Asked to come back';
    case 'REALITY':
      return change.every === null ? 'Reality check: none' : `Reality check: every ${change.every} min`;
  }
}

function limitWords(
  change: Extract<LimitChange, { type: 'SET' | 'CONFIRM' }>,
  { limits }: SeenLimits,
): string {
  const { kind, frame } = change;
  const limit = limits.find((one) => one.kind === kind && one.frame === frame);
  const amountOf = (amount: number | null) => (amount === null ? 'none' : amountText(change, amount));
  const name = limitName(change);
  if (change.type === 'SET' && limit?.asked) return `${name}: ${amountOf(limit.asked.amount)} asked for`;
  return `${name}: ${amountOf(limit?.amount ?? null)}`;
}
