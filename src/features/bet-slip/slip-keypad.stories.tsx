import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { awayToLay, homeToBack, reportOf, Slip, type OpenSlip } from './bet-slip.test-data.tsx';

let opened: OpenSlip | null = null;

/** The slip with its keypad, in a sheet of a phone's height. */
const meta = {
  title: 'Features/Bet slip by thumb',
  component: Slip,
  parameters: { machine: 'bet-slip' },
  args: {
    hasKeypad: true,
    onSent: fn(),
    onSignIn: fn(),
    after: (slip) => {
      opened = slip;
      slip.pick(homeToBack);
    },
  },
  render: (args, { parameters }) => <Slip {...args} state={parameters.through ?? parameters.state} />,
  decorators: [
    (Story) => (
      <div style={{ maxHeight: 'calc(68dvh - 44px)', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

const placesOf = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('[data-keypad] button, [type="submit"]')].map((button) => {
    const { top, left, width, height } = button.getBoundingClientRect();
    return [top, left, width, height].map(Math.round).join(' ');
  });

/** A price that moves, a stake with its figures, a refusal: whatever the card tells, the keys stay where they are. */
export const KeysStay: Story = {
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const { slip, stake, place } = opened!;
    const before = placesOf(canvasElement);
    await expect(before.length).toBeGreaterThan(12);
    const moved = async (act: () => void, words: string) => {
      act();
      await waitFor(() => expect(canvasElement).toHaveTextContent(words));
      await expect(placesOf(canvasElement)).toEqual(before);
    };
    const market = { marketId: '1.1', runnerId: 'home', side: 'BACK' } as const;
    await moved(() => stake('1.1/home/BACK', '100'), 'At risk');
    await moved(
      () => slip.send({ type: 'price.changed', ...market, odds: 230 }),
      'The button below takes the one of now',
    );
    await moved(
      () => slip.send({ type: 'market.changed', marketId: '1.1', reason: 'SUSPENDED' }),
      'suspended',
    );
    slip.send({ type: 'market.changed', marketId: '1.1', reason: null });
    slip.send({ type: 'price.changed', ...market, odds: 236, offered: [[236, 1_000]] });
    place();
    await moved(() => slip.send({ type: 'bet.changed', report: reportOf('refused') }), 'Not placed');
  },
};

/** Placing takes the keys away: whatever comes under the thumb in their place is not meant by the second of two taps. */
export const SecondTap: Story = {
  args: {
    after: (slip) => {
      slip.pick(homeToBack);
      slip.stake('1.1/home/BACK', '100');
    },
  },
  parameters: { state: 'placing', through: 'editing' },
  play: async ({ canvasElement }) => {
    const heard = fn();
    document.body.addEventListener('click', heard);
    const tap = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Place bet' }));
    heard.mockClear();
    tap();
    await expect(heard).not.toHaveBeenCalled();
    await waitFor(() => {
      tap();
      return expect(heard).toHaveBeenCalled();
    });
    document.body.removeEventListener('click', heard);
  },
};

/** The keypad says whose stake it writes: at first that of the newest, then of the one that is touched. */
export const Several: Story = {
  args: {
    after: ({ pick }) => {
      pick(homeToBack);
      pick(awayToLay);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const keypad = within(canvas.getByRole('group', { name: 'Keypad' }));
    const [home, away] = canvas.getAllByLabelText('Stake');
    await expect(keypad.getByText('Stake: Lay Ridgeway')).toBeVisible();
    await userEvent.click(keypad.getByRole('button', { name: '7' }));
    await expect(away).toHaveValue('7');
    home!.focus();
    await userEvent.click(keypad.getByRole('button', { name: '500' }));
    await expect(keypad.getByText('Stake: Back Harbour Town')).toBeVisible();
    await expect(home).toHaveValue('500');
    await expect(away).toHaveValue('7');
  },
};

/** What is being made stands above what became of other bets, which the keypad would push out of sight. */
export const AboveEarlierBets: Story = {
  args: {
    after: (slip) => {
      slip.pick(homeToBack);
      slip.stake('1.1/home/BACK', '100');
      slip.place();
      slip.slip.send({ type: 'bet.changed', report: reportOf('unknown') });
      slip.pick(awayToLay);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Lay Ridgeway',
      'Back Harbour Town',
    ]);
  },
};
