import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateChip, type DateChipProps } from './date-chip.tsx';
import { cell } from './date-screen.test-data.ts';

/** Keeps the choice, as its page does. */
function Choosing(props: DateChipProps) {
  const [value, setValue] = useState(props.value);
  const choose = (day: string | null) => {
    setValue(day);
    props.onChange(day);
  };
  return <DateChip {...props} value={value} onChange={choose} />;
}

const meta = {
  title: 'Parts/Pickers/Date, behind a chip',
  component: DateChip,
  tags: ['autodocs'],
  render: Choosing,
  args: {
    label: 'Date',
    value: null,
    today: '2024-02-20',
    options: { min: '2024-02-20', showWeekNumbers: false },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420, paddingInlineStart: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateChip>;

export default meta;
type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('dialog', { name: 'Date' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const chip = (canvasElement: HTMLElement) => within(canvasElement).findByRole('button', { name: 'Date' });

export const ByKeyboard: Story = {
  name: 'opened by the keyboard, the days have the focus; a choice closes it and gives the focus back',
  play: async ({ args, canvasElement }) => {
    (await chip(canvasElement)).focus();
    await userEvent.keyboard('{Enter}');
    await popup();
    await waitFor(() => expect(cell('20 February 2024, Tuesday')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(cell('28 February 2024, Wednesday')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-28');
    await waitFor(async () => expect(await chip(canvasElement)).toHaveFocus());
  },
};

export const ChosenAgain: Story = {
  name: 'it opens at the chosen day; Clear takes the choice back, Escape leaves it',
  args: { value: '2024-03-05' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await chip(canvasElement));
    await popup();
    await waitFor(() => expect(cell('5 March 2024, Tuesday')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await chip(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
