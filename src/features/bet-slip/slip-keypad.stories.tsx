import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { awayToLay, homeToBack, tellLast, Slip, type OpenSlip } from './bet-slip.test-data.tsx';

let opened: OpenSlip | null = null;

/** The slip with its keypad, in a sheet of a phone's height. */
const meta = {
  title: 'Panels/Bet slip by thumb',
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
      <div style={{ maxHeight: 'calc(var(--sheet-height) - 44px)', overflowY: 'auto' }}>
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
    await moved(() => stake('1.1/home/BACK', '100'), 'Exposure +');
    await moved(
      () => slip.send({ type: 'price.changed', ...market, odds: 230 }),
      'The button below takes the current price',
    );
    await moved(
      () => slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' }),
      'suspended',
    );
    slip.send({ type: 'market.changed', marketId: '1.1', reason: null });
    slip.send({ type: 'price.changed', ...market, odds: 236, offered: [[236, 1_000]] });
    place();
    await moved(() => tellLast(opened!, 'refused'), 'Not placed');
  },
};

/** The keys write the stake alone: they go while the odds have the focus, which the system's keyboard writes. */
export const OddsAreTyped: Story = {
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const keys = await slip.findByRole('group', { name: 'Keypad' });
    await userEvent.click(slip.getByRole('textbox', { name: 'Odds' }));
    await expect(keys).not.toBeVisible();
    await userEvent.click(slip.getByRole('textbox', { name: 'Stake' }));
    await expect(keys).toBeVisible();
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
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Place bet' }));
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
    const keypad = within(await canvas.findByRole('group', { name: 'Keypad' }));
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
      tellLast(slip, 'unknown');
      slip.pick(awayToLay);
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Lay Ridgeway',
      'Back Harbour Town',
    ]);
  },
};

/** Whether it is drawn whole where a thumb can see it: nothing lies over it, and it is not scrolled away. */
const isSeen = (part: HTMLElement): boolean => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const isOn = (x: number, y: number) => part.contains(document.elementFromPoint(x, y));
  return isOn(left + 2, top + 2) && isOn(left + 2, bottom - 2) && right <= window.innerWidth;
};

/** What would become of the bet is read above the keys, which cover the card's own words; the stake stays in sight, too. */
export const OutlookAboveKeys: Story = {
  args: {
    after: (slip) => {
      opened = slip;
      slip.pick(homeToBack);
      slip.slip.send({ type: 'odds.typed', id: '1.1/home/BACK', text: '6' });
      slip.stake('1.1/home/BACK', '100');
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const keypad = within(await within(canvasElement).findByRole('group', { name: 'Keypad' }));
    const sees = async (words: string) => {
      const note = await keypad.findByText(words);
      await expect(isSeen(note)).toBe(true);
      await expect(isSeen(within(canvasElement).getByLabelText('Stake'))).toBe(true);
    };
    await sees('Nobody offers these odds now: the bet would wait.');
    const { slip } = opened!;
    const market = { marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 236 } as const;
    slip.send({ type: 'odds.typed', id: '1.1/home/BACK', text: '2.36' });
    slip.send({ type: 'price.changed', ...market, offered: [[236, 5_000]] });
    await sees('Only ₹50.00 is on offer now: the rest would wait.');
    slip.send({ type: 'price.changed', ...market, offered: [[236, 50_000]] });
    await sees('₹500.00 on offer at these odds or better.');
    slip.send({
      type: 'placed.elsewhere',
      id: '1.1/home/BACK',
      bet: { odds: 240, line: null, stake: 10_000 },
    });
    await sees(
      'You have already placed in another tab: Back Harbour Town, ₹100.00 at 2.40. This would be one more bet.',
    );
  },
};

/** A better price on offer is told once, above the keys; on the card while the odds are typed, and the keys are away. */
export const BetterPriceAboveKeys: Story = {
  args: {
    after: (slip) => {
      slip.pick(homeToBack);
      slip.stake('1.1/home/BACK', '100');
      slip.slip.send({
        type: 'price.changed',
        marketId: '1.1',
        runnerId: 'home',
        side: 'BACK',
        odds: 240,
        offered: [[240, 50_000]],
      });
    },
  },
  parameters: { state: 'editing' },
  play: async ({ canvasElement }) => {
    const slip = within(canvasElement);
    const note = await slip.findByText('2.40 is on offer now: you would get it and win up to ₹140.00.');
    await expect(isSeen(note)).toBe(true);
    await expect(isSeen(slip.getByLabelText('Stake'))).toBe(true);
    const onCard = slip.getByText(/^Asks 2\.36;/);
    await expect(onCard).not.toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('on offer at these odds');
    await userEvent.click(slip.getByRole('textbox', { name: 'Odds' }));
    await expect(note).not.toBeVisible();
    await expect(onCard).toBeVisible();
  },
};
