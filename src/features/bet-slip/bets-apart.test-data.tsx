import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { betApartOf, type BetApart } from '#machines/bet-intents/bet-intents.machine.ts';
import { sampleBet } from '#machines/testing/samples.ts';
import type { Reached } from '#tests/stories/story-of.tsx';
import { BetsApartView } from './bets-apart.view.tsx';

/** Of an earlier visit. */
export const foundBet = {
  bet: sampleBet({ runnerName: 'Harbour Town', eventName: 'Harbour Town v Ridgeway' }),
  isFound: true,
  seed: 1,
};

export const onClose = fn();

/** The bet of a machine, and others above it. */
export const apartWith =
  (others: readonly BetApart[]) =>
  ({ snapshot, send }: Reached<typeof betIntentMachine>) => (
    <BetsApartView
      bets={[...others, betApartOf(snapshot)]}
      onChoose={(_, choice) => send({ type: choice })}
      onClose={onClose}
    />
  );

/** As wide as a phone. */
export const onPhone = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
    <Story />
  </div>
);
