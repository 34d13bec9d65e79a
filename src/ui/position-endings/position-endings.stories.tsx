import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PositionEndings } from './position-endings.tsx';

const meta = {
  title: 'Parts/Position endings',
  component: PositionEndings,
  tags: ['autodocs'],
  args: {
    runnerName: (runnerId) => ({ home: 'Harbour Town', away: 'Ridgeway' })[runnerId] ?? 'The Draw',
    summary: {
      kind: 'runners',
      runners: [
        { runnerId: 'home', pays: 122_50 },
        { runnerId: 'draw', pays: 0 },
        { runnerId: 'away', pays: -500_00 },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PositionEndings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachRunner: Story = {
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Harbour Town +₹122.50The Draw ₹0.00Ridgeway -₹500.00'),
};

export const OfManyEndings: Story = {
  args: { summary: { kind: 'range', best: 95_00, worst: -100_00 } },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('At best +₹95.00At worst -₹100.00'),
};

/** A long name gives way to its figure. */
export const LongNamesAndLargeFigures: Story = {
  args: {
    runnerName: () => "The 14th Earl of Oberammergau-Unterpfaffenhofen's Second String",
    summary: { kind: 'runners', runners: [{ runnerId: 'one', pays: -98_76_54_321_00 }] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('-₹98,76,54,321.00')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
