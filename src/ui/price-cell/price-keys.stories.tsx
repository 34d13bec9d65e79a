import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceCell } from './price-cell.tsx';
import { PriceKeys } from './price-keys.tsx';

const onPick = fn();

const sides = ['BACK', 'LAY'] as const;

/** Two prices a runner; the third best of a runner is not drawn, as on narrow screens. */
function Runner({ name }: { name: string }) {
  return (
    <div style={{ display: 'flex' }}>
      <PriceCell
        side="BACK"
        runner={`${name}, deep`}
        odds="1.5"
        size="9"
        depth={2}
        style={{ display: 'none' }}
      />
      {sides.map((side) => (
        <PriceCell
          key={side}
          {...{ side }}
          runner={name}
          odds="2.5"
          size="40"
          onClick={() => onPick(side, name)}
        />
      ))}
    </div>
  );
}

/** Markets between two fields. */
function Markets({ markets }: { markets: readonly (readonly string[])[] }) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return (
    <>
      <PriceKeys />
      <button type="button" onClick={() => setRemoved(['Ash'])}>
        Before
      </button>
      {markets.map((runners) => (
        <div key={runners.join()} data-prices style={{ margin: 8 }}>
          {runners.map((name) => removed.includes(name) || <Runner key={name} name={name} />)}
        </div>
      ))}
      <button type="button">After</button>
    </>
  );
}

const meta = {
  title: 'Parts/Price keys',
  component: Markets,
  tags: ['autodocs'],
  args: {
    markets: [
      ['Ash', 'Birch'],
      ['Cedar', 'Elm'],
    ],
  },
} satisfies Meta<typeof Markets>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Presses keys one after another, and returns what has the focus after each. */
async function press(...keys: string[]): Promise<(string | null | undefined)[]> {
  const found = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    found.push(focused()?.replace(' at 2.5, 40 available', ''));
  }
  return found;
}

const tab = '{Tab}';
const back = '{Shift>}{Tab}{/Shift}';

/** Tab goes from market to market, and comes back to the price that had the focus last. */
export const OneStopAMarket: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Before' })).focus();
    await expect(await press(tab, tab, tab)).toEqual(['Back Ash', 'Back Cedar', 'After']);
    await expect(await press(back, '{ArrowDown}', '{ArrowRight}', back, tab, tab)).toEqual([
      'Back Cedar',
      'Back Elm',
      'Lay Elm',
      'Back Ash',
      'Lay Elm',
      'After',
    ]);
  },
};

/** Arrows go along a row, from row to row in the same column, and on to the next market; at an end they do nothing. */
export const ArrowsGoBetweenPrices: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: /^Back Ash at/ })).focus();
    await expect(await press('{ArrowLeft}', '{ArrowUp}', '{ArrowRight}', '{ArrowRight}')).toEqual([
      'Back Ash',
      'Back Ash',
      'Lay Ash',
      'Lay Ash',
    ]);
    await expect(
      await press('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}'),
    ).toEqual(['Lay Birch', 'Lay Cedar', 'Lay Elm', 'Lay Elm', 'Lay Cedar', 'Lay Birch']);
    await expect(await press('{Home}', '{Home}', '{End}')).toEqual(['Back Birch', 'Back Birch', 'Lay Birch']);
    onPick.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onPick.mock.calls).toEqual([['LAY', 'Birch']]);
  },
};

/** A market whose stop is gone has another. */
export const AStopThatGoes: Story = {
  play: async ({ canvasElement }) => {
    const before = await within(canvasElement).findByRole('button', { name: 'Before' });
    before.focus();
    await expect(await press(tab, back)).toEqual(['Back Ash', 'Before']);
    await userEvent.click(before);
    await expect(await press(tab, tab)).toEqual(['Back Birch', 'Back Cedar']);
  },
};
