import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lightPriceCell, priceCellWriter } from './price-cell-text.ts';
import { PriceCell } from './price-cell.tsx';
import type { PriceCellProps } from './price-cell.tsx';

const DEPTHS = [2, 1, 0] as const;

/** Six cells as in a runner's row: depth fades outwards from the best prices in the middle. */
function Row(props: Partial<PriceCellProps>) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 72px)', gap: 2 }}>
      {DEPTHS.map((depth) => (
        <PriceCell
          key={`BACK ${depth}`}
          side="BACK"
          runner="Arsenal"
          depth={depth}
          odds={['2.36', '2.34', '2.32'][depth]}
          size={['1,200', '840', '12,450'][depth]}
          {...props}
        />
      ))}
      {DEPTHS.toReversed().map((depth) => (
        <PriceCell
          key={`LAY ${depth}`}
          side="LAY"
          runner="Arsenal"
          depth={depth}
          odds={['2.38', '2.4', '2.42'][depth]}
          size={['96', '3,310', '25,000'][depth]}
          {...props}
        />
      ))}
    </div>
  );
}

const meta = {
  title: 'Parts/PriceCell',
  component: PriceCell,
  tags: ['autodocs'],
  args: { side: 'BACK', runner: 'Arsenal', odds: '2.36', size: '1,200', onClick: fn() },
  decorators: [
    (Part) => (
      <div style={{ width: 440, maxWidth: '100%' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Back: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Back Arsenal at 2.36, 1,200 available' }),
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Lay: Story = { args: { side: 'LAY', odds: '2.38', size: '96' } };

export const Depth: Story = { render: () => <Row /> };

export const InSlip: Story = { args: { selected: true } };

export const MovedUp: Story = { render: () => <Row movement="up" /> };

export const MovedDown: Story = { render: () => <Row movement="down" /> };

export const Empty: Story = {
  args: { odds: undefined, size: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Back Arsenal, no price' }),
    ).toBeVisible();
  },
};

export const EmptyRow: Story = { render: () => <Row odds={undefined} size={undefined} /> };

export const Disabled: Story = { render: () => <Row state="disabled" /> };

export const Suspended: Story = {
  args: { state: 'suspended' },
  play: async ({ args, canvasElement }) => {
    const cell = await within(canvasElement).findByRole('button');
    await userEvent.click(cell);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(cell).toHaveFocus();
  },
};

export const SuspendedRow: Story = { render: () => <Row state="suspended" /> };

export const Stale: Story = { render: () => <Row state="stale" /> };

export const WrittenPastReact: Story = {
  play: async ({ canvasElement, step }) => {
    const cell = await within(canvasElement).findByRole('button');
    if (!(cell instanceof HTMLButtonElement)) throw new Error('not a button');
    const write = priceCellWriter(cell);
    await step('a new price', async () => {
      write({ odds: '2.4', size: '55' });
      lightPriceCell(cell, 'up');
      await expect(cell).toHaveAccessibleName('Back Arsenal at 2.4, 55 available');
      await expect(cell).toHaveTextContent('2.4 55');
      await expect(cell).toHaveAttribute('data-movement', 'up');
    });
    await step('no price', async () => {
      write({});
      lightPriceCell(cell, undefined);
      await expect(cell).toHaveAccessibleName('Back Arsenal, no price');
      await expect(cell).toHaveTextContent(/^\s*$/);
      await expect(cell).not.toHaveAttribute('data-movement');
    });
    await step('and a price again', async () => {
      write({ odds: '1.01', size: '10' });
      await expect(cell).toHaveTextContent('1.01 10');
    });
  },
};
