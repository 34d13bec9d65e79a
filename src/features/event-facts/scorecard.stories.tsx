import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScorecardView, type Innings } from './scorecard.view.tsx';

const batter = (name: string, runs: number, balls: number, howOut: string | null) => ({
  name,
  runs,
  balls,
  fours: Math.floor(runs / 12),
  sixes: Math.floor(runs / 25),
  howOut,
});

const first: Innings = {
  side: 'AWAY',
  runs: 128,
  wickets: 2,
  balls: 75,
  extras: 6,
  batters: [
    batter('A. Joshi', 54, 33, 'c Nair b Dhar'),
    batter('S. Tambe', 61, 37, null),
    batter('V. Sahni', 0, 0, 'st Perera b Dhar'),
    batter('K. Wagle', 7, 5, null),
  ],
  bowlers: [
    { name: 'P. Dhar', balls: 24, runs: 31, wickets: 2 },
    { name: 'M. Qazi', balls: 20, runs: 44, wickets: 0 },
  ],
};

const meta = {
  title: 'Panels/Event facts/Scorecard',
  component: ScorecardView,
  args: { names: { HOME: 'Mumbai Mariners', AWAY: 'Chennai Breakers' }, innings: [first] },
} satisfies Meta<typeof ScorecardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstInnings: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole('heading', { name: 'Chennai Breakers 128/2 (12.3)' })).toBeVisible();
    await expect(card.getByRole('row', { name: /^A. Joshi/ })).toHaveTextContent(
      'A. Joshic Nair b Dhar543342163.6',
    );
    await expect(card.getByRole('row', { name: /^S. Tambe/ })).toHaveTextContent('not out');
    await expect(card.getByRole('row', { name: /^V. Sahni/ })).toHaveTextContent('–');
    await expect(card.getByRole('row', { name: /^P. Dhar/ })).toHaveTextContent('P. Dhar4.03127.8');
    await expect(canvasElement).toHaveTextContent('Extras 6');
  },
};

export const BothInnings: Story = {
  args: { innings: [first, { ...first, side: 'HOME', wickets: 10, extras: 0 }] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findAllByRole('table')).toHaveLength(4);
    await expect(card.getByRole('heading', { name: 'Mumbai Mariners 128 all out (12.3)' })).toBeVisible();
    await expect(card.getAllByText(/^Extras/)).toHaveLength(1);
  },
};

export const LongNames: Story = {
  args: {
    names: { HOME: 'Mumbai', AWAY: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2) },
    innings: [
      {
        ...first,
        batters: [
          batter(
            'Oberammergau'.repeat(7),
            1_024,
            999,
            `c ${'Unterpfaffenhofen'.repeat(5)} b ${'Dhar'.repeat(20)}`,
          ),
        ],
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotBegun: Story = {
  args: { innings: [] },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('No ball has been bowled yet.'),
};
