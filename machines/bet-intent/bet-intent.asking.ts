import { askAboutCommand, isGivenUp, takeAnswer } from '../reliable-command.ts';
import type { BetIntentContext } from './bet-intent.types.ts';

/** Asks what became of a bet. */
export const { lookUp, lookAfter, giveUp } = askAboutCommand({
  lookUpBy: 'lookUpBet',
  giveUpBy: 'giveUpBet',
  input: ({ context }: { context: BetIntentContext }) => ({ clientId: context.bet.clientId }),
  placed: '#betIntent.accepted',
  sorting: '#betIntent.accepted.sorting',
  refused: '#betIntent.refused',
  absent: '#betIntent.neverArrived',
  notPlaced: [
    { guard: isGivenUp, target: '#betIntent.dropped', actions: takeAnswer },
    { target: '#betIntent.refused', actions: takeAnswer },
  ],
});

/** Cuts a wait short. */
export const lookAgain = { 'network.returned': 'asking', 'retry.chosen': 'asking' } as const;
