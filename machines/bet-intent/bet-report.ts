import type { BetReport, IntentState } from '#domain/bet/intent.ts';
import type { BetIntentSnapshot } from './bet-intent.machine.ts';

/** A bet's state as the bettor reads it. */
export function intentStateOf({ value }: BetIntentSnapshot): IntentState {
  if (typeof value !== 'string') {
    if ('unknown' in value) return 'unknown';
    if ('inDoubt' in value) return value.inDoubt === 'asking' ? 'lookingAgain' : 'inDoubt';
    if ('givingUp' in value) return 'givingUp';
    if (typeof value.accepted !== 'string') {
      if ('missing' in value.accepted) return 'missing';
      return value.accepted.delayed === 'cancelling' ? 'cancelling' : 'delayed';
    }
    return value.accepted === 'sorting' ? 'placing' : value.accepted;
  }
  return value === 'deciding' || value === 'storing' || value === 'sending' ? 'placing' : value;
}

/** What the slip is told about a bet. */
export const reportOf = (snapshot: BetIntentSnapshot): BetReport => ({
  clientId: snapshot.context.bet.clientId,
  state: intentStateOf(snapshot),
  take: snapshot.context.bet.take,
  order: snapshot.context.order,
  refusal: snapshot.context.refusal,
});
