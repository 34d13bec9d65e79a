import type { DoneActorEvent } from 'xstate';
import { must } from '#domain/must.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import type { CashOutAnswer, CashOutContext } from './cash-out.types.ts';

const answerOf = ({ event }: { event: DoneActorEvent<CashOutAnswer> }) => event.output;
export const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;

const theClientId = ({ context }: { context: CashOutContext }) => ({
  clientId: must(context.request).clientId,
});
export const isDone = { type: 'isDone', params: answerOf } as const;

/** Looks up a cash out that may have arrived. */
export const lookUp = askUntilKnown({
  src: 'lookUpCashOut',
  input: theClientId,
  known: [
    { guard: isDone, target: '#cashOut.done', actions: takeAnswer },
    { guard: { type: 'isRefused', params: answerOf }, target: '#cashOut.refused', actions: takeAnswer },
    { guard: { type: 'isAbsent', params: answerOf }, target: '#cashOut.givingUp', actions: takeAnswer },
    { target: 'waiting', actions: takeAnswer },
  ],
  inVain: { target: 'waiting', actions: 'forgetAbsences' },
});

/** Looks up how the legs of an executed cash out stand now. */
export const lookAfter = askUntilKnown({
  src: 'lookUpCashOut',
  input: theClientId,
  known: [{ guard: isDone, target: '#cashOut.done.sorting', actions: takeAnswer }, { target: 'waiting' }],
  inVain: 'waiting',
});

/** Gives up a cash out that has not arrived, so that it cannot arrive later. */
export const giveUp = askUntilKnown({
  src: 'giveUpCashOut',
  input: theClientId,
  known: [
    { guard: isDone, target: '#cashOut.done', actions: takeAnswer },
    { target: '#cashOut.refused', actions: takeAnswer },
  ],
  inVain: 'waiting',
});
