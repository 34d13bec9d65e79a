import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { MarketDefinition } from '#live/market-store.ts';
import { filledStore, sampleDefinition } from '#live/market.test-data.ts';
import { MarketView, type RunnerAside } from './market.view.tsx';

type Args = Omit<ComponentProps<typeof MarketView>, 'store'>;
type Runner = MarketDefinition['runners'][number];

function Market(props: Args) {
  const [store] = useState(() => filledStore(props.definition));
  return <MarketView {...props} store={store} />;
}

const names = ['Kittiwake', 'Halyard', 'Storm Petrel', 'Bosun’s Call'];
const runner = (name: string, at: number, changes: Partial<Runner> = {}): Runner => ({
  runnerId: at === 0 ? 'home' : at === 1 ? 'away' : `h${at}`,
  name,
  sortPriority: at,
  status: 'ACTIVE',
  handicap: null,
  direction: null,
  reductionFactor: null,
  startingPrice: null,
  ...changes,
});
const raceOf = (runners: readonly Runner[]) =>
  sampleDefinition({
    sportId: '7',
    marketName: 'To Win',
    eventName: 'Saltings, race 4',
    runners: [...runners],
  });

const mark = (number: number) => (
  <span style={{ inlineSize: 20, textAlign: 'center', border: '1px solid' }}>{number}</span>
);
const words = 'R. Pell · form 2-1-1-4-3 · draw 6 · 57 kg · 4 years · trained by Zara Linton';

const meta = {
  title: 'Panels/Market/Race card',
  component: Market,
  args: {
    definition: raceOf([
      ...names.map((name, at) => runner(name, at)),
      runner('Cable’s Length', 4, { status: 'REMOVED', reductionFactor: 1_200 }),
    ]),
    isLive: true,
    resultIfWins: null,
    onPick: fn(),
    aside: ({ sortPriority }: Runner): RunnerAside | null => ({ mark: mark(sortPriority + 1), words }),
  },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each name its number and silks, under it its ride; a horse that does not run is struck through. */
export const Card: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(`1Kittiwake`);
    await expect(rows[0]).toHaveTextContent(words);
    await expect(rows[4]).toHaveTextContent('Non-runner · reduction 12 %');
    await expect(getComputedStyle(within(rows[4]!).getByText('Cable’s Length')).textDecorationLine).toBe(
      'line-through',
    );
    await expect(within(rows[4]!).queryByRole('button')).toBeNull();
  },
};

/** What a bet being made would bring stands before a horse's ride, on its lines, so that no row moves. */
export const WithResults: Story = {
  render: (args) => (
    <>
      <Market {...args} />
      <Market
        {...args}
        definition={{ ...args.definition, marketName: 'To Win, with bets' }}
        resultIfWins={new Map(['home', 'away', 'h2', 'h3'].map((id) => [id, -100_00]))}
        whatIf={new Map([['home', 250_00]])}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [without, withResults] = (await within(canvasElement).findAllByRole('list')).map((list) =>
      within(list).getAllByRole('listitem'),
    );
    const heights = (rows: readonly HTMLElement[] = []) => rows.map((row) => row.offsetHeight);
    await expect(heights(withResults)).toEqual(heights(without));
    await expect(withResults![0]).toHaveTextContent('-₹100.00 → with the slip +₹250.00');
    const [told, spare] = within(withResults![0]!).getAllByText(new RegExp(words));
    await expect(told).toBeVisible();
    await expect(spare).not.toBeVisible();
    // All of what it pays is in sight, and the start of the ride.
    const note = told!.parentElement!;
    await expect(note.clientHeight).toBeGreaterThanOrEqual(16);
    await expect(told!.offsetLeft).toBeLessThan(note.clientWidth);
  },
};

/** Its chance was too small to change the others' odds. */
export const NoReduction: Story = {
  args: {
    definition: raceOf([
      runner('Kittiwake', 0),
      runner('Halyard', 1),
      runner('Ebb Tide', 2, { status: 'REMOVED', reductionFactor: 0 }),
    ]),
  },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Non-runner')).toBeVisible(),
};

/** Nothing is known of the last runner. */
export const PartlyKnown: Story = {
  args: {
    aside: ({ sortPriority }: Runner) => (sortPriority < 4 ? { mark: mark(sortPriority), words } : null),
  },
};

export const SixtyFourLongNames: Story = {
  args: {
    definition: raceOf(
      Array.from({ length: 64 }, (_, at) =>
        runner(
          at % 3 ? `Runner ${at}` : `The ${at}th Earl of Oberammergau-Unterpfaffenhofen’s Second String`,
          at,
        ),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const market = canvasElement.querySelector('section')!;
    await expect(market.scrollWidth).toBeLessThanOrEqual(market.clientWidth);
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(64);
  },
};
