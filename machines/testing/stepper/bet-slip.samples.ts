import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { home } from '../open-slip.ts';
import type { betSlipMachine } from '../../bet-slip/bet-slip.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

const chosenAt = '2026-11-21T10:00:00.000Z';

export const samples: MachineSamples<typeof betSlipMachine> = {
  input: { bettor: 'bettor', settings: { ...defaultSlipSettings, quickStakes: [10_000, 50_000] } },
  events: {
    'price.picked': {
      price: samplePrice(),
      at: 10_000,
      changedAt: 0,
      reason: null,
      clientId: 'client-1',
      chosenAt,
    },
    'market.changed': { marketId: '1.1', reason: null },
    'price.changed': {
      marketId: '1.1',
      runnerId: 'home',
      side: 'BACK',
      odds: 234,
      offered: [[234, 100_000]],
    },
    'bettor.changed': { bettor: 'visitor' },
    'stake.typed': { id: home, text: '100' },
    'odds.typed': { id: home, text: '2.40' },
    'place.chosen': { clientIds: ['client-1'], at: chosenAt, pressedAt: 12_000 },
    // The bet of 100 on Home at the price that was picked is refused, because the price had moved.
    'bet.changed': {
      report: {
        clientId: 'client-1.6k.7ps.0B3',
        state: 'refused',
        take: { policy: 'BETTER', ticks: 3 },
        order: null,
        refusal: {
          code: 'ODDS_CHANGED',
          message: 'The odds had moved to 2.30. Nothing was placed.',
          odds: 230,
        },
      },
    },
    'selection.removed': { id: home },
  },
};
