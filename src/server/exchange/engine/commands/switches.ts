import type { Effects } from '../changes/effects.ts';
import { noteAct } from '../payments/note-act.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { NoteAuditCommand, PaymentCommandResults, SetSwitchCommand } from './payment-commands.ts';

/** Switches a way to pay, or a provider, off or on. */
export function setSwitch(
  state: ExchangeState,
  { name, isOff, actor }: SetSwitchCommand,
  effects: Effects,
): PaymentCommandResults['SET_SWITCH'] {
  state.payments.keepSwitch(name, isOff);
  effects.rows.switches.push({ name, isOff });
  noteAct(state, { act: isOff ? 'SWITCHED_OFF' : 'SWITCHED_ON', subject: name }, actor, effects);
  return { status: 'ACCEPTED' };
}

export function noteAudit(
  state: ExchangeState,
  { act, subject, actor }: NoteAuditCommand,
  effects: Effects,
): PaymentCommandResults['NOTE_AUDIT'] {
  noteAct(state, { act, subject }, actor, effects);
  return { status: 'ACCEPTED' };
}
