import { accepted, givenUp } from '../open-intent.ts';
import { sampleBet, sampleOrder } from '../samples.ts';
import type { betIntentsMachine } from '../../bet-intents/bet-intents.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof betIntentsMachine> = {
  input: { seed: 1 },
  events: {
    'bets.placed': { bets: [sampleBet()] },
    'bets.found': { bets: [sampleBet()] },
    'orders.told': { orders: [sampleOrder(10_000)], settledMarkets: [], isImage: false },
    'choice.made': { clientId: 'client-1', choice: 'drop.chosen' },
    'bet.closed': { clientId: 'client-1' },
  },
  answers: {
    storeIntent: { stored: undefined },
    sendBet: { matched: accepted(10_000), unmatched: accepted(0) },
    lookUpBet: { 'never arrived': { kind: 'neverArrived' }, matched: accepted(10_000) },
    giveUpBet: { 'given up': givenUp },
  },
};
