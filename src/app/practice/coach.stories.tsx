import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { setPractice } from '#domain/money/money.ts';
import { CoachScene } from './coach-scene.test-data.tsx';

const meta = {
  title: 'Pages/Frame/A coached first bet',
  component: CoachScene,
  parameters: { machine: 'coach' },
  beforeEach: () => () => setPractice(false),
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof CoachScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => screen.findByRole('region', { name: 'Your first bet' });
/** It comes in, and first finds its place. */
const says = (text: string | RegExp) =>
  waitFor(async () => expect(within(await bubble()).getByText(text)).toBeVisible());
const noBubble = () => expect(screen.queryByRole('region', { name: 'Your first bet' })).toBeNull();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const start = () => press('Show me my first bet');
const backHome = () => press(/^Back Harbour Town at 2.36/);
const place = async () => {
  await press('100');
  await press('Place practice bet');
};

/** It stands where it covers no price that can be pressed. */
async function standsClear() {
  const own = await bubble();
  await waitFor(() => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const covered = [...document.querySelectorAll('main button[data-side]')].filter((price) => {
      const rect = price.getBoundingClientRect();
      return rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom;
    });
    return expect(covered).toEqual([]);
  });
}

export const Reading: Story = { args: { kept: 'never' }, parameters: { state: 'reading' }, play: noBubble };

export const NotOffered: Story = {
  args: { isPractice: false },
  parameters: { state: 'notOffered' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /first bet/ })).toBeNull();
    await noBubble();
  },
};

/** Nothing opens by itself. */
export const Offered: Story = {
  parameters: { state: 'offered' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show me my first bet' })).toBeVisible();
    await noBubble();
  },
};

export const Finding: Story = { args: { match: 'never' }, parameters: { state: 'finding' }, play: start };

export const NoMatch: Story = {
  args: { match: null },
  parameters: { state: 'noMatch' },
  play: async () => {
    await start();
    await expect(await screen.findByText(/No match can be bet on just now/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show me my first bet' })).toBeEnabled();
  },
};

/** The page is dimmed but for the market, whose blue prices are lit; the words have the price of now. */
export const Price: Story = {
  parameters: { state: 'coaching.price', through: 'finding' },
  play: async ({ canvasElement }) => {
    await start();
    await standsClear();
    await says('Your first bet · 1 of 3');
    await says(/2\.36 means P\s100 returns P\s236\./);
    await expect(screen.getAllByText('Your first bet · 1 of 3: Tap a blue price.')).toHaveLength(1);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-hidden] > span[style]')).toHaveLength(4),
    );
  },
};

/** Where the page has no market, a button leads to a match. */
export const PriceElsewhere: Story = {
  args: { kept: 'price', market: null },
  parameters: { state: 'coaching.price' },
  play: async () => {
    await says('Open a match to see its prices.');
    await press('Open a match');
  },
};

export const PricesHeld: Story = {
  args: { kept: 'price', market: { status: 'SUSPENDED', suspendReason: 'GOAL' } },
  parameters: { state: 'coaching.price' },
  play: async () => {
    await says(/Prices are held for a moment/);
  },
};

/** A pressed price leads on, and the focus stays where it was. */
export const Stake: Story = {
  parameters: { state: 'coaching.stake', through: 'coaching.price' },
  play: async () => {
    await start();
    await bubble();
    await backHome();
    await standsClear();
    await says('Your first bet · 2 of 3');
    await expect((await bubble()).contains(document.activeElement)).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '250{Escape}');
    await expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('250');
    await says('Your first bet · 2 of 3');
  },
};

export const SelectionRemoved: Story = {
  parameters: { state: 'coaching.price', through: 'coaching.stake' },
  play: async () => {
    await start();
    await backHome();
    await says('Your first bet · 2 of 3');
    await press('Remove Harbour Town');
    await says('Your first bet · 1 of 3');
  },
};

export const RefusedBet: Story = {
  args: { outcome: 'refused' },
  parameters: { state: 'coaching.stake' },
  play: async () => {
    await start();
    await backHome();
    await place();
    await says('Your first bet · 2 of 3');
  },
};

/** A bar for what each result pays. */
export const Bet: Story = {
  parameters: { state: 'coaching.bet', through: 'coaching.stake' },
  play: async () => {
    await start();
    await backHome();
    await place();
    await standsClear();
    await says('Your first bet · 3 of 3');
    await says('+P133.28');
    await expect(within(await bubble()).getByRole('button', { name: 'Got it' })).toBeEnabled();
  },
};

export const BetThatWaits: Story = {
  args: { outcome: 'unmatched' },
  parameters: { state: 'coaching.bet' },
  play: async () => {
    await start();
    await backHome();
    await place();
    await says(/It waits in My Bets/);
  },
};

export const Done: Story = {
  parameters: { state: 'done', through: 'coaching.bet' },
  play: async () => {
    await start();
    await backHome();
    await place();
    await press('Got it');
    await noBubble();
    await expect(screen.queryByRole('button', { name: /first bet/ })).toBeNull();
  },
};

/** Escape leaves it from the page, too, and the ribbon leads back. */
export const Left: Story = {
  parameters: { state: 'left', through: 'coaching.price' },
  play: async () => {
    await start();
    await standsClear();
    await userEvent.keyboard('{Escape}');
    await noBubble();
    await press('Back to my first bet');
    (await bubble()).querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await noBubble();
    await expect(screen.getByRole('button', { name: 'Back to my first bet' })).toBeVisible();
  },
};

/** Among the rules it is found whenever somebody looks for it. */
export const AmongTheRules: Story = {
  args: { kept: 'done', isAmongRules: true },
  parameters: { state: 'coaching.price', through: 'done' },
  play: async () => {
    await start();
    await says('Your first bet · 1 of 3');
  },
};

/** A dialog over the page is seen to first. */
export const Covered: Story = {
  args: { kept: 'price', isCovered: true },
  parameters: { state: 'coaching.price' },
  play: noBubble,
};

export const Dark: Story = { ...Bet, globals: { theme: 'dark' } };
