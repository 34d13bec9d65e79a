import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cardOf } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import { homeToBack, sampleReport } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';

/** At which odds a bet is placed again that never arrived. */
const meta = {
  title: 'Panels/Bet in the slip, placed again',
  component: SlipCardView,
  parameters: { machine: 'bet-intent', shows: 'props', state: 'neverArrived' },
  args: {
    card: { ...cardOf(homeToBack, null, 'client-1'), stakeText: '100' },
    quickStakes: defaultSlipSettings.quickStakes,
    // What the bettor allows by now says nothing of a bet that was made before.
    policy: { policy: 'BETTER', ticks: 3 },
    noBetReason: null,
    send: fn(),
    onAgain: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof SlipCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardWith = (take: Take | null) => ({ ...meta.args.card, bet: sampleReport('neverArrived', { take }) });
const offersAgain =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: `${words}: Harbour Town` });
    await expect(again).toHaveTextContent(words);
  };

/** It is sent again as it was: at worse odds, too, where the bettor allowed that. */
export const WithinTicks: Story = {
  args: { card: cardWith({ policy: 'WITHIN', ticks: 2 }) },
  play: offersAgain('Place it now at 2.36, or 2 ticks worse'),
};

export const AtItsOdds: Story = {
  args: { card: cardWith({ policy: 'NEVER', ticks: 0 }) },
  play: offersAgain('Place it now at 2.36'),
};

/** A quote is taken exactly. */
export const OnAQuote: Story = {
  args: { card: { ...cardWith(null), kind: 'BOOKMAKER' } },
  play: offersAgain('Place it now at 136'),
};
