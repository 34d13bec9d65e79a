import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportPresets } from '#domain/calendar/presets.ts';
import { english } from '#domain/calendar/locales/en.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const today = '2024-02-20';

const meta = {
  title: 'Parts/Pickers/Range',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: {
    label: 'Dates',
    defaultValue: { start: '2024-02-05', end: '2024-02-09' },
    today,
    onChange: fn(),
    name: 'dates',
  },
  parameters: { machine: 'date-range-picker' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ minHeight: 520, maxWidth: 320, padding: 16 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Dates' });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Choose|Change) Dates/ }));
  return screen.findByRole('dialog', { name: 'Choose Dates' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const cell = (name: string) => screen.getByRole('gridcell', { name });
/** The days drawn as lying between the ends of the range. */
const between = () =>
  [...document.querySelectorAll<HTMLElement>('[data-is~="between"]')].map(({ dataset }) => dataset.cell);

export const Closed: Story = {
  name: '[PIC-8] two dates with “ - ” between them',
  parameters: { state: ['popup.closed', 'field.synced', 'selection.empty', 'view.day'] },
  play: async () => {
    await expect(await findField()).toHaveValue('02/05/2024 - 02/09/2024');
    const form = new FormData(screen.getByRole<HTMLFormElement>('form'));
    await expect(form.getAll('dates')).toEqual(['2024-02-05', '2024-02-09']);
  },
};

export const TodayOnce: Story = {
  name: 'today is marked in its own month, not in the grey days of the next one',
  args: { today: '2024-02-28' },
  parameters: { state: 'popup.open.idle', through: 'popup.open.opening' },
  play: async () => {
    const marked = within(await open())
      .getAllByRole('gridcell')
      .filter((one) => one.getAttribute('aria-current') === 'date');
    await expect(marked.map((one) => one.closest('[data-month]')?.getAttribute('data-month'))).toEqual([
      '2024-02',
    ]);
  },
};

export const Open: Story = {
  name: '[PIC-6] two months, with the range between its ends',
  parameters: { state: 'popup.open.idle', through: 'popup.open.opening' },
  play: async () => {
    const dialog = await open();
    const grids = within(dialog).getAllByRole('grid');
    await expect(grids.map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2);
    await expect(grids[1]).toHaveAccessibleName('March 2024');
    await expect(between()).toEqual(['2024-02-06', '2024-02-07', '2024-02-08']);
    await expect(cell('5 February 2024, Monday')).toHaveAttribute('aria-selected', 'true');
    await expect(within(dialog).getAllByRole('button', { name: 'Next month' })).toHaveLength(1);
    // In either calendar, a day of another month shows nothing of the range.
    await expect(
      within(grids[1]!).getByRole('gridcell', { name: '29 February 2024, Thursday' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Picking: Story = {
  name: '[PIC-3] the first pick starts and waits, what the pointer is over shows what would be',
  parameters: { state: 'selection.pending' },
  play: async ({ args }) => {
    await open();
    await userEvent.click(cell('12 February 2024, Monday'));
    await userEvent.hover(cell('14 February 2024, Wednesday'));
    await waitFor(() => expect(between()).toEqual(['2024-02-13', '2024-02-14']));
    await expect(await findField()).toHaveValue('02/05/2024 - 02/09/2024');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Picked: Story = {
  name: '[PIC-3] [PIC-4] a second pick on or after it completes and closes; one before starts anew',
  play: async ({ args }) => {
    await open();
    await userEvent.click(cell('12 February 2024, Monday'));
    await userEvent.click(cell('10 February 2024, Saturday'));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(cell('14 March 2024, Thursday'));
    await gone();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-10', end: '2024-03-14' });
    await expect(await findField()).toHaveValue('02/10/2024 - 03/14/2024');
  },
};

export const Months: Story = {
  name: '[PIC-2] two years of months',
  parameters: { state: 'view.month' },
  args: { options: { isInline: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'February' }));
    await expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('data-view'))).toEqual([
      'month',
      'month',
    ]);
    await expect(screen.getByRole('grid', { name: '2025' })).toBeVisible();
  },
};

export const Years: Story = {
  parameters: { state: ['view.year', 'popup.inline'] },
  args: { options: { isInline: true, startView: 'year' } },
  play: async () => expect(await screen.findAllByRole('gridcell')).toHaveLength(32),
};

export const Typing: Story = {
  parameters: { state: 'field.editing' },
  play: async () => {
    await userEvent.clear(await findField());
    await userEvent.type(await findField(), '02/0');
  },
};

export const Wrong: Story = {
  name: '[PIC-15] typed longer than allowed it is cut, and says so',
  parameters: { state: 'field.invalid' },
  args: { options: { maxLength: 5 } },
  play: async ({ args }) => {
    await userEvent.clear(await findField());
    await userEvent.type(await findField(), '02/20/2024 - 02/01/2024{Enter}');
    await expect(await findField()).toHaveValue('02/01/2024 - 02/06/2024');
    await expect(await findField()).toHaveAccessibleDescription('At most 5 days lie between the dates.');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-01', end: '2024-02-06' });
  },
};

export const Clamped: Story = {
  name: '[PIC-13] both ends are clamped alike, and sorted',
  args: { options: { min: '2024-02-10', max: '2024-02-20' } },
  play: async () => {
    await userEvent.clear(await findField());
    await userEvent.type(await findField(), '03/09/2024 - 01/01/2024{Enter}');
    await expect(await findField()).toHaveValue('02/10/2024 - 02/20/2024');
    await expect(await findField()).toHaveAccessibleDescription(
      'The earliest date is 02/10/2024. The latest date is 02/20/2024.',
    );
  },
};

export const Presets: Story = {
  name: '[PIC-8] presets, and Custom Range for what is none of them',
  args: { options: { presets: reportPresets(today, english), max: today } },
  play: async ({ args }) => {
    const dialog = await open();
    const list = within(within(dialog).getByRole('group', { name: 'Ranges' }));
    await expect(list.getByRole('button', { pressed: true })).toHaveTextContent(/^Custom Range$/);
    await userEvent.click(list.getByRole('button', { name: 'Last 7 days' }));
    await gone();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-14', end: today });
    const again = within(await open());
    await expect(again.getByRole('button', { pressed: true })).toHaveTextContent('Last 7 days');
    await userEvent.click(again.getByRole('button', { name: 'Custom Range' }));
    await expect(again.getByRole('button', { pressed: true })).toHaveTextContent('Custom Range');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const WithTimes: Story = {
  name: 'a time at each end; of one day the earlier comes first',
  args: {
    defaultValue: { start: '2024-02-15T10:20:00', end: '2024-02-15T11:00:00' },
    options: { withTime: true, keepOpen: true },
  },
  play: async ({ args }) => {
    const dialog = await open();
    const start = within(within(dialog).getByRole('group', { name: 'Start time' }));
    await userEvent.click(start.getByRole('button', { name: 'Hours +' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2024-02-15T11:00:00',
      end: '2024-02-15T11:20:00',
    });
    await waitFor(() => expect(start.getByRole('textbox', { name: 'Minutes' })).toHaveValue('00'));
  },
};

export const LongText: Story = {
  name: 'a range with times is wholly seen in a narrow field, and Enter sends its form',
  args: {
    defaultValue: { start: '2024-02-15T10:20:00', end: '2024-02-18T11:00:00' },
    options: { withTime: true },
  },
  play: async () => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = await findField();
    await expect(scrollWidth).toBe(clientWidth);
    await expect(scrollHeight).toBe(clientHeight);
    const sent = fn((event: Event) => event.preventDefault());
    screen.getByRole('form').addEventListener('submit', sent);
    const typed = '02/16/2024 10:20 AM - 02/18/2024 11:00 AM';
    await userEvent.clear(await findField());
    await userEvent.type(await findField(), `${typed}{Enter}`);
    await gone();
    await expect(await findField()).toHaveValue(typed);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(await findField(), '{Enter}', { skipClick: true });
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

export const OnAPhone: Story = {
  name: 'on a phone: one month, and cells of 44 px',
  globals: { viewport: { value: 'phone' } },
  args: { options: { presets: reportPresets(today, english) } },
  play: async () => {
    const dialog = await open();
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(1);
    await expect(cell('12 February 2024, Monday').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(cell('12 February 2024, Monday').getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OnAPhoneWithAll: Story = {
  name: 'on a phone, with presets and times: Today and Clear stay in sight',
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultValue: { start: '2024-02-15T10:20:00', end: '2024-02-18T11:00:00' },
    options: { withTime: true, presets: reportPresets(today, english) },
  },
  play: async () => {
    const dialog = await open();
    const foot = within(dialog).getByRole('button', { name: 'Clear' });
    await waitFor(() =>
      expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom),
    );
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
