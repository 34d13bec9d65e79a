import { accepted, givenUp, refused } from '../open-intent.ts';
import { sampleBet, sampleOrder } from '../samples.ts';
import type { betIntentMachine } from '../../bet-intent/bet-intent.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

const moved = {
  kind: 'refused',
  refusal: { code: 'ODDS_CHANGED', message: 'The odds had moved to 2.34.', odds: 234 },
};
const delayed = {
  kind: 'accepted',
  order: sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05.000Z' }),
};

export const samples: MachineSamples<typeof betIntentMachine> = {
  input: { bet: sampleBet(), isFound: false, seed: 1 },
  events: {
    'order.changed': { order: sampleOrder(10_000) },
    'orders.listed': { orders: [sampleOrder(4_000)] },
    'market.settled': { marketId: '1.1' },
  },
  answers: {
    storeIntent: { stored: undefined },
    sendBet: {
      matched: accepted(10_000),
      'partly matched': accepted(4_000),
      unmatched: accepted(0),
      'held back in play': delayed,
      'refused: price moved': moved,
      'refused: off the ladder': refused,
    },
    lookUpBet: { 'never arrived': { kind: 'neverArrived' }, matched: accepted(10_000) },
    giveUpBet: { 'given up': givenUp, matched: accepted(10_000) },
  },
};
