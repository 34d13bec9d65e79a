import type { Effects } from '../changes/effects.ts';
import type { Actor } from '../commands/payment-commands.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Writes what an operator, a provider or a bettor did into the audit. The exchange's own routine is not noted. */
export function noteAct(
  { numbers }: ExchangeState,
  { act, subject }: { act: string; subject: string },
  { who, reason }: Actor,
  effects: Effects,
): void {
  if (who === 'exchange') return;
  effects.rows.audit.push({ auditId: numbers.nextAuditId(), at: effects.at, who, act, subject, reason });
}
