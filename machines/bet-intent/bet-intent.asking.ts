import type { DoneActorEvent } from 'xstate';
import { askUntilKnown } from '../ask-until-known.ts';
import type { BetIntentContext, LookUpAnswer } from './bet-intent.types.ts';

const answerOf = ({ event }: { event: DoneActorEvent<LookUpAnswer> }) => event.output;
export const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;

const theClientId = ({ context }: { context: BetIntentContext }) => ({ clientId: context.bet.clientId });
export const isAccepted = { type: 'isAccepted', params: answerOf } as const;

/** Looks up a bet that may have arrived. */
export const lookUp = askUntilKnown({
  src: 'lookUpBet',
  input: theClientId,
  known: [
    { guard: isAccepted, target: '#betIntent.accepted', actions: takeAnswer },
    { guard: { type: 'isRefused', params: answerOf }, target: '#betIntent.refused', actions: takeAnswer },
    { guard: { type: 'isAbsent', params: answerOf }, target: '#betIntent.neverArrived', actions: takeAnswer },
    { target: 'waiting', actions: takeAnswer },
  ],
  inVain: { target: 'waiting', actions: 'forgetAbsences' },
});
/** Cuts a wait short. */
export const lookAgain = { 'network.returned': 'asking', 'retry.chosen': 'asking' } as const;

/** Looks up how an accepted bet stands now. */
export const lookAfter = askUntilKnown({
  src: 'lookUpBet',
  input: theClientId,
  known: [
    { guard: isAccepted, target: '#betIntent.accepted.sorting', actions: takeAnswer },
    { target: 'waiting' },
  ],
  inVain: 'waiting',
});

/** Gives up a bet that has not arrived, so that it cannot arrive later. */
export const giveUp = askUntilKnown({
  src: 'giveUpBet',
  input: theClientId,
  known: [
    { guard: isAccepted, target: '#betIntent.accepted', actions: takeAnswer },
    { guard: { type: 'isGivenUp', params: answerOf }, target: '#betIntent.dropped', actions: takeAnswer },
    { target: '#betIntent.refused', actions: takeAnswer },
  ],
  inVain: 'waiting',
});
