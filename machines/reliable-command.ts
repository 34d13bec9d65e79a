import type { DoneActorEvent } from 'xstate';
import { timing } from '#domain/site/timing.ts';
import { askUntilKnown, waitToAsk } from './ask-until-known.ts';

/**
 * What a bet and a cash out have in common. Each is a command that is stored, then sent once under one id. Without an
 * answer it is `unknown`, never failed: the exchange is asked about the id until it says what became of it, and told not
 * to take the command any more if it is to be given up.
 */
export interface Asking {
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
  attempts: number;
  /** How often in a row the exchange answered that the command never arrived. */
  absences: number;
  /** The command was found in storage, so another tab may have just sent it and it may still be on its way. */
  mayArrive: boolean;
}

/** `refused` and `neverArrived` mean the same for every command; the kind of a placed one is its own. */
interface Answer {
  kind: string;
}

export const notAsked = { attempts: 0, absences: 0 } as const;

/** To these a machine adds `isPlaced`, and `isGivenUp` where the two differ. */
export const commandGuards = {
  isRefused: (_: unknown, { kind }: Answer) => kind === 'refused',
  /** Absent twice in a row: at the first answer the command may still have been on its way. */
  isAbsent: ({ context: { absences, mayArrive } }: { context: Asking }, { kind }: Answer) =>
    kind === 'neverArrived' && absences > 0 && !mayArrive,
  mayArrive: ({ context }: { context: Asking }) => context.mayArrive,
};

export const commandDelays = {
  storeAnswer: timing.storeAnswer,
  placeAnswer: timing.placeAnswer,
  callAnswer: timing.callAnswer,
  backOff: ({ context }: { context: Asking }) => waitToAsk(context),
};

const answerOf = <Told extends Answer>({ event }: { event: DoneActorEvent<Told> }): Told => event.output;

export const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;
export const isPlaced = { type: 'isPlaced', params: answerOf } as const;
const isRefused = { type: 'isRefused', params: answerOf } as const;
const isAbsent = { type: 'isAbsent', params: answerOf } as const;
export const isGivenUp = { type: 'isGivenUp', params: answerOf } as const;

/**
 * The three ways to ask about a command, each two states of `askUntilKnown`: `lookUp` one that may have arrived, `lookAfter`
 * one that was placed, for how it stands now, and `giveUp` one that shall not arrive later. `lookUpBy` and `giveUpBy` name
 * the machine's actors, the others say where an answer leads.
 */
export const askAboutCommand = <
  const LookUp extends string,
  const GiveUp extends string,
  Input,
  const Placed extends string,
  const Sorting extends string,
  const Refused extends string,
  const Absent extends string,
  const NotPlaced extends readonly unknown[],
>({
  lookUpBy,
  giveUpBy,
  input,
  placed,
  sorting,
  refused,
  absent,
  notPlaced,
}: {
  lookUpBy: LookUp;
  giveUpBy: GiveUp;
  input: Input;
  placed: Placed;
  sorting: Sorting;
  refused: Refused;
  absent: Absent;
  /** Where the answer to giving it up leads, unless it was placed. */
  notPlaced: NotPlaced;
}) => ({
  lookUp: askUntilKnown({
    src: lookUpBy,
    input,
    known: [
      { guard: isPlaced, target: placed, actions: takeAnswer },
      { guard: isRefused, target: refused, actions: takeAnswer },
      { guard: isAbsent, target: absent, actions: takeAnswer },
      { target: 'waiting', actions: takeAnswer },
    ],
    inVain: { target: 'waiting', actions: 'forgetAbsences' },
  }),
  lookAfter: askUntilKnown({
    src: lookUpBy,
    input,
    known: [{ guard: isPlaced, target: sorting, actions: takeAnswer }, { target: 'waiting' }],
    inVain: 'waiting',
  }),
  giveUp: askUntilKnown({
    src: giveUpBy,
    input,
    known: [{ guard: isPlaced, target: placed, actions: takeAnswer }, ...notPlaced],
    inVain: 'waiting',
  }),
});
