import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './date-picker.tsx';
import { cell, field, formValue, gone, opener, popup } from './date-screen.test-data.ts';

const meta = {
  title: 'Parts/Pickers/Date',
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

export const Closed: Story = {
  parameters: { state: ['popup.closed', 'field.synced', 'view.day'] },
  play: async () => {
    await expect(field()).toHaveValue('02/15/2024');
    await expect(opener()).toHaveAccessibleName('Change Date, 02/15/2024');
    await expect(formValue()).toEqual(['2024-02-15']);
  },
};

export const Open: Story = {
  name: '[PIC-1] [PIC-8] open: days, week numbers, Today and Clear',
  parameters: { state: ['popup.closed', 'view.day'], through: 'popup.open.opening' },
  play: async ({ args }) => {
    await userEvent.click(opener());
    const dialog = await popup();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(cell('15 February 2024, Thursday')).toHaveFocus();
    await expect(await within(dialog).findAllByRole('gridcell')).toHaveLength(42);
    await expect(
      within(dialog)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '6', '7', '8', '9', '10']);
    await expect(cell('20 February 2024, Tuesday')).toHaveAttribute('aria-current', 'date');
    await expect(within(dialog).getAllByRole('columnheader')[1]).toHaveAccessibleName('Sunday');
    await expect(args.onChange).not.toHaveBeenCalled();
    const button = (name: string) => within(dialog).getByRole('button', { name });
    await expect(button('Today')).toHaveTextContent(/^Today$/);
    await expect(button('Clear')).toHaveTextContent(/^Clear$/);
    await userEvent.click(button('Today'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2024-02-20'));
  },
};

export const StaysOpen: Story = {
  parameters: { state: 'popup.open.idle' },
  play: async () => {
    await userEvent.click(opener());
    await expect(await popup()).toBeVisible();
  },
};

export const Picked: Story = {
  name: '[PIC-4] a pick closes the popup and gives the focus back',
  play: async ({ args }) => {
    await userEvent.click(opener());
    await popup();
    await userEvent.click(cell('29 February 2024, Thursday'));
    await gone();
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-29');
    await expect(field()).toHaveValue('02/29/2024');
    await expect(opener()).toHaveFocus();
    await expect(formValue()).toEqual(['2024-02-29']);
    (await screen.findByRole<HTMLFormElement>('form')).reset();
    await waitFor(() => expect(formValue()).toEqual(['2024-02-15']));
  },
};

export const Closing: Story = {
  name: '[PIC-7] closes on a click outside, Escape, Enter in the field and a second click',
  play: async () => {
    await userEvent.click(field());
    await popup();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(field());
    await popup();
    await userEvent.keyboard('{Enter}');
    await gone();
    await userEvent.click(field());
    await popup();
    await userEvent.click(field());
    await gone();
    await userEvent.click(opener());
    const dialog = await popup();
    await userEvent.click(await within(dialog).findByRole('columnheader', { name: 'Monday' }));
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    await popup();
    await userEvent.click(document.body);
    await gone();
  },
};

export const ByKeyboard: Story = {
  name: '[PIC-1] the whole keyboard of a date picker dialog',
  play: async ({ args }) => {
    opener().focus();
    await userEvent.keyboard(' ');
    await popup();
    const steps: [string, string][] = [
      ['{ArrowRight}', '16 February 2024, Friday'],
      ['{ArrowLeft}', '15 February 2024, Thursday'],
      ['{ArrowDown}', '22 February 2024, Thursday'],
      ['{ArrowUp}', '15 February 2024, Thursday'],
      ['{Home}', '11 February 2024, Sunday'],
      ['{End}', '17 February 2024, Saturday'],
      ['{PageUp}', '17 January 2024, Wednesday'],
      ['{PageDown}', '17 February 2024, Saturday'],
      ['{Shift>}{PageDown}{/Shift}', '17 February 2025, Monday'],
      ['{Shift>}{PageUp}{/Shift}', '17 February 2024, Saturday'],
    ];
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(cell(name)).toHaveFocus());
    }
    // The grid is one tab stop, and Tab cycles through the stops.
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-17');
    await expect(opener()).toHaveFocus();
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await popup();
    await expect(cell('17 February 2024, Saturday')).toHaveFocus();
  },
};

export const Months: Story = {
  name: '[PIC-2] [PIC-5] months of a year: a pick leads to its days',
  parameters: { state: 'view.month' },
  args: { options: { isInline: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'February' }));
    await expect(screen.getAllByRole('gridcell')).toHaveLength(12);
    await expect(screen.getAllByRole('row')).toHaveLength(4);
    await expect(cell('February 2024')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(cell('1 May 2024, Wednesday')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'May' }));
  },
};

export const Years: Story = {
  name: '[PIC-2] [PIC-5] years, sixteen a page: a pick leads to its months',
  parameters: { state: 'view.year' },
  args: { options: { isInline: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '2024' }));
    await expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 16 }, (_, at) => String(2017 + at)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next years' }));
    await expect(screen.getByRole('button', { name: '2033 - 2048' })).toBeDisabled();
    await userEvent.click(cell('2040'));
    await expect(cell('February 2040')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '2040' }));
  },
};

export const Inline: Story = {
  parameters: { state: 'popup.inline' },
  args: {
    options: {
      isInline: true,
      dayClasses: { '2024-02-21': ['holiday'] },
      tooltips: { '2024-02-21': 'Final' },
    },
  },
  name: '[PIC-17] in the page, with a class and a tooltip of a day',
  play: async ({ args }) => {
    await expect(cell('21 February 2024, Wednesday')).toHaveClass('holiday');
    await expect(cell('21 February 2024, Wednesday')).toHaveAttribute('title', 'Final');
    await userEvent.click(cell('21 February 2024, Wednesday'));
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-21');
    await expect(await screen.findByRole('group', { name: 'Date of birth' })).toBeVisible();
  },
};

export const Typing: Story = {
  parameters: { state: 'field.editing' },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '2/3');
    await expect(field()).toHaveValue('2/3');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  name: '[PIC-11] what is no date is an error, and the text is kept',
  parameters: { state: 'field.invalid' },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '02/30/2024');
    await userEvent.tab();
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('This is no date. Write it as MM/DD/YYYY.'),
    );
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveValue('02/30/2024');
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(formValue()).toEqual(['']);
  },
};

export const Clamped: Story = {
  name: '[PIC-12] a date before the minimum becomes the minimum, and says so',
  args: { options: { min: '2024-02-10' } },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '01/05/2024{Enter}');
    await expect(field()).toHaveValue('02/10/2024');
    await expect(field()).toHaveAccessibleDescription('The earliest date is 02/10/2024.');
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-10');
  },
};
