import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { GameRulesView } from './game-rules.view.tsx';

const same = (labels: readonly string[], pays: string) =>
  labels.map((label) => ({ label, pays, returnToPlayer: 972_973 }));

const meta = {
  title: 'Panels/Casino lobby/Rules',
  component: GameRulesView,
  args: {
    game: { name: 'European Roulette', companyName: 'UNIVERSE', returnToPlayer: {} },
    known: {
      rules: 'A wheel with the numbers 0 to 36, one zero.',
      bets: [
        ...same(['Red', 'Black'], 'pays 2.00'),
        ...same(
          Array.from({ length: 37 }, (_, number) => String(number)),
          'pays 36.00',
        ),
      ],
    },
    isOpen: true,
    hasToken: true,
    onPlay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GameRulesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog stands outside the canvas. */
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'European Roulette' }));

export const Known: Story = {
  name: 'what each bet pays and returns, before the game is opened',
  play: async ({ args }) => {
    const dialog = await findDialog();
    const rows = dialog.getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'BetPays, stake includedRTP',
      'Red · Black2.0097.30 %',
      '0, 1, … 3636.0097.30 %',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const ForVisitors: Story = {
  args: { hasToken: false },
  play: async () => expect((await findDialog()).getByRole('button', { name: 'Login to play' })).toBeEnabled(),
};

export const OfThePartner: Story = {
  args: {
    game: { name: 'European Roulette', companyName: 'VIMAAN', returnToPlayer: null },
    known: { rules: 'Played on the site of our partner.', bets: [] },
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: 'Open at VIMAAN' })).toBeEnabled();
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  args: { known: null },
  play: async () => expect((await findDialog()).getByRole('status')).toHaveTextContent('Loading the rules'),
};

export const Failed: Story = {
  args: { known: 'failed' },
  play: async () =>
    expect((await findDialog()).getByRole('alert')).toHaveTextContent('The rules did not arrive'),
};
