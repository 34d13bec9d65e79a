import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { homeToBack, type OpenSlip } from './bet-slip.test-data.tsx';
import { PlacedCard, betOf, neverArrived, placedSlip } from './slip-card.test-data.tsx';

/** At which odds a bet is placed again that never arrived. What the bettor allows by now says nothing of it. */
const meta = { title: 'Panels/Bet in the slip, placed again' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shownIn = (open: () => OpenSlip) => (reached: Reached<typeof betIntentMachine>) => (
  <PlacedCard {...reached} open={open} />
);
const offersAgain =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: `${words}: Harbour Town` });
    await expect(again).toHaveTextContent(words);
  };

const withinTicks = () => placedSlip(homeToBack, { oddsPolicy: 'WITHIN', policyTicks: 2 });
const atItsOdds = () => placedSlip(homeToBack, { oddsPolicy: 'NEVER' });
const onAQuote = () => placedSlip({ ...homeToBack, kind: 'BOOKMAKER' });

/** It is sent again as it was: at worse odds, too, where the bettor allowed that. */
export const WithinTicks: Story = {
  ...storyOf(
    betIntentMachine,
    { input: betOf(withinTicks()), path: neverArrived, at: 'neverArrived' },
    shownIn(withinTicks),
  ),
  play: offersAgain('Place it now at 2.36, or 2 ticks worse'),
};

export const AtItsOdds: Story = {
  ...storyOf(
    betIntentMachine,
    { input: betOf(atItsOdds()), path: neverArrived, at: 'neverArrived' },
    shownIn(atItsOdds),
  ),
  play: offersAgain('Place it now at 2.36'),
};

/** A quote is taken exactly. */
export const OnAQuote: Story = {
  ...storyOf(
    betIntentMachine,
    { input: betOf(onAQuote()), path: neverArrived, at: 'neverArrived' },
    shownIn(onAQuote),
  ),
  play: offersAgain('Place it now at 136'),
};
