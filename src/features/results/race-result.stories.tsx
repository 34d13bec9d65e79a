import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import { EventResultView } from './event-result.view.tsx';
import { RaceResultView, type RaceResult } from './race-result.view.tsx';

const finisher = (
  place: number,
  name: string,
  startingPrice: number | null,
  placeDividend: number | null,
  beatenBy: number | null = null,
): RaceResult['finishers'][number] => ({
  place,
  name,
  number: place + 2,
  beatenBy,
  startingPrice,
  placeDividend,
});

const race: RaceResult = {
  conditions: { course: 'Saltings', number: 4, races: 8, distance: 1_600, going: 'Good to soft', class: 1 },
  finishers: [
    finisher(1, 'Spindrift', 310, 142),
    finisher(2, 'Halyard', 620, 188, 4),
    finisher(3, 'Ebb Tide', 2_400, 520, 130),
    finisher(4, 'Sextant', null, null, 620),
    finisher(5, 'Leeward', 900, null, 52),
  ],
  nonRunners: [{ name: 'Full Fathom', reductionFactor: 1_250 }],
};

const meta = {
  title: 'Panels/Results/Race',
  component: RaceResultView,
  args: { race },
} satisfies Meta<typeof RaceResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,600 m · Good to soft · Class 1');
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('1st3 SpindriftSP 3.10 · place 1.42');
    // Nobody had a price on it, and it was not placed.
    await expect(rows[3]).toHaveTextContent(/^4th6 Sextant 6¼ lengths$/);
    await expect(canvasElement).toHaveTextContent('Full Fathom did not run, reduction 12.5 %');
  },
};

export const OddsAsTheBettorWants: Story = {
  render: (args) => (
    <OddsFormatProvider value="AMERICAN">
      <RaceResultView {...args} />
    </OddsFormatProvider>
  ),
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('SP +210'),
};

export const DeadHeatAndLongNames: Story = {
  args: {
    race: {
      ...race,
      finishers: [
        finisher(1, `${'The Second Earl of '.repeat(5)}Oberammergau`, 310, 142),
        finisher(1, 'Halyard', 620, 188),
      ],
      nonRunners: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(await within(canvasElement).findAllByText('1st')).toHaveLength(2);
    await expect(within(canvasElement).getAllByText('dead heat')).toHaveLength(1);
  },
};

/** On the race's own page: every finisher, and by how much each was beaten. The conditions stand in the page's head. */
export const Whole: Story = {
  render: (args) => <EventResultView race={args.race} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Good to soft');
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toHaveTextContent('2nd4 Halyard a noseSP 6.20 · place 1.88');
    await expect(rows[4]).toHaveTextContent('5th7 Leeward ½ lengthSP 9.00');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The race was void: nothing is known but its conditions. */
export const NothingKnown: Story = {
  args: { race: { ...race, finishers: [], nonRunners: [] } },
  play: ({ canvasElement }) => expect(within(canvasElement).queryAllByRole('listitem')).toHaveLength(0),
};
