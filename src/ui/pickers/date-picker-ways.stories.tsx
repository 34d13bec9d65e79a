import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { DatePicker } from './date-picker.tsx';
import { cell, field, gone, opener, popup } from './date-screen.test-data.ts';

const meta = {
  title: 'Parts/Pickers/Date, its ways',
  component: DatePicker,
  tags: ['autodocs'],
  args: {
    label: 'Date of birth',
    defaultValue: '2024-02-15',
    today: '2024-02-20',
    onChange: fn(),
    name: 'born',
  },
  parameters: { machine: 'date-picker' },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ minHeight: 520, maxWidth: 320, padding: 16 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DisabledDays: Story = {
  name: '[PIC-14] disabled days can be seen, reached, and not picked',
  args: {
    options: { isInline: true, min: '2024-02-10', weekdaysDisabled: [0, 6], datesDisabled: ['2024-02-14'] },
  },
  play: async ({ args }) => {
    for (const name of [
      '9 February 2024, Friday',
      '14 February 2024, Wednesday',
      '18 February 2024, Sunday',
    ]) {
      await expect(cell(name)).toHaveAttribute('aria-disabled', 'true');
      await fireEvent.click(cell(name));
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await screen.findByRole('button', { name: 'Previous month' })).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { options: { isDisabled: true } },
  play: async () => {
    await expect(field()).toBeDisabled();
    await expect(opener()).toBeDisabled();
  },
};

export const WithTime: Story = {
  name: '[PIC-4] with a time: stays open while it is set',
  args: { defaultValue: '2024-02-15T10:20:00', options: { withTime: true, keepOpen: true } },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await popup();
    await userEvent.click(await screen.findByRole('button', { name: 'Minutes +' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-15T10:25:00');
    await userEvent.click(cell('15 February 2024, Thursday'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(field()).toHaveValue('02/15/2024 10:25 AM');
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(field()).toHaveValue('02/15/2024 10:20 AM'));
  },
};

export const TabAfterAPress: Story = {
  name: 'Tab goes from a field that was pressed into its calendar, and stays there',
  play: async () => {
    await userEvent.click(field());
    const dialog = await popup();
    await expect(field()).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(cell('15 February 2024, Thursday')).toHaveFocus());
    for (let press = 0; press < 12; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const Arabic: Story = {
  name: '[PIC-9] in Arabic, from right to left',
  args: { label: 'التاريخ', options: { locale: 'ar' } },
  play: async () => {
    const input = await screen.findByRole('textbox', { name: 'التاريخ' });
    await expect(input).toHaveValue('١٥/\u200f٢/\u200f٢٠٢٤');
    await userEvent.click(screen.getByRole('button', { name: /^غيّر التاريخ/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('columnheader')[1]).toHaveAccessibleName('السبت');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(dialog).getByRole('gridcell', { name: /^١٤ / })).toHaveFocus());
  },
};

export const InADialog: Story = {
  name: 'works inside a dialog, and Escape closes only itself',
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Your details">
      <DatePicker {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Your details' });
    await userEvent.click(opener());
    await popup();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog', { name: 'Your details' })).toBeInTheDocument();
    await userEvent.click(opener());
    await popup();
    await userEvent.click(cell('16 February 2024, Friday'));
    await gone();
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-16');
  },
};

export const AtTheBottom: Story = {
  name: 'opens upwards where there is no room below, growing in 220 ms',
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 'calc(100dvh - 140px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(opener());
    const dialog = await popup();
    await waitFor(() => expect(dialog).toHaveAttribute('data-side', 'top'));
    const style = getComputedStyle(dialog.firstElementChild!);
    await expect(style.animationDuration).toBe('0.22s');
    await expect(style.animationTimingFunction).toBe('cubic-bezier(0, 0, 0.2, 1)');
  },
};
