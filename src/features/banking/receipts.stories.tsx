import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReceiptsView } from './receipts.view.tsx';

const meta = {
  title: 'Panels/Banking/Receipts',
  component: ReceiptsView,
  args: { reference: 'WD-20931', state: 'idle', onChoose: fn() },
} satisfies Meta<typeof ReceiptsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    const receipt = within(await within(canvasElement).findByRole('group', { name: 'Receipt of WD-20931' }));
    await userEvent.click(receipt.getByRole('button', { name: 'Receipt (PDF)' }));
    await userEvent.click(receipt.getByRole('button', { name: 'Receipt (text)' }));
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'pdf');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'text');
  },
};

export const Fetching: Story = { args: { state: 'pdf' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The payment is not affected',
    );
  },
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
