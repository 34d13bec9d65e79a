import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formatMoment } from '#domain/words/moment.ts';
import { ReportRange, type ReportRangeProps } from './report-range.tsx';

function Page(props: ReportRangeProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <ReportRange
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          props.onChange(range);
        }}
      />
      <output>
        {value.start} to {value.end}
      </output>
    </>
  );
}

const meta = {
  title: 'Parts/Pickers/Report range',
  component: ReportRange,
  tags: ['autodocs'],
  args: {
    value: { start: '2024-02-14', end: '2024-02-20' },
    onChange: fn(),
    today: '2024-02-20',
    longest: 31,
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ minHeight: 520, maxWidth: 320, padding: 16 }}>
      <Page {...args} />
    </div>
  ),
} satisfies Meta<typeof ReportRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Change Dates/ }));
  return within(await screen.findByRole('dialog'));
};

export const Preset: Story = {
  play: async ({ args }) => {
    const popup = await open();
    await expect(popup.getByRole('button', { pressed: true })).toHaveTextContent('Last 7 days');
    await userEvent.click(popup.getByRole('button', { name: 'Yesterday' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-19', end: '2024-02-19' });
    await expect(screen.getByRole('status')).toHaveTextContent('2024-02-19 to 2024-02-19');
  },
};

/** As a report's rows write their days. Typed figures alone are accepted too, in the same order. */
export const AsRowsAre: Story = {
  name: 'the days are written as the rows write them',
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Dates' });
    await expect(field).toHaveValue('14 Feb 2024 - 20 Feb 2024');
    await expect(formatMoment('2024-02-14T12:00:00Z', 'UTC')).toContain('14 Feb 2024');
    await userEvent.clear(field);
    await userEvent.type(field, '3 feb 2024 - 5 Feb 2024{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-03', end: '2024-02-05' });
  },
};

export const NotTheFuture: Story = {
  name: 'no day of the future, and clearing goes back to today',
  play: async ({ args }) => {
    const popup = await open();
    await expect(popup.getByRole('gridcell', { name: '21 February 2024, Wednesday' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(popup.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2024-02-20', end: '2024-02-20' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Dates' })).toHaveValue('20 Feb 2024 - 20 Feb 2024'),
    );
  },
};

export const Longest: Story = {
  name: 'no more days than a report spans, whether typed or picked; which ones were left out is told',
  args: { longest: 366 },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Dates' });
    await userEvent.clear(field);
    await userEvent.type(field, '18 Feb 2023 - 19 Feb 2024{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2023-02-18', end: '2024-02-18' });
    await expect(await screen.findByText('At most 365 days lie between the dates.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '20 Feb 2023 - 20 Feb 2024{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2023-02-20', end: '2024-02-20' });
    await expect(screen.queryByText('At most 365 days lie between the dates.')).toBeNull();
  },
};
