import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SportTabsView } from './sport-tabs.view.tsx';

const sports = [
  { sportId: '4', sportName: 'Cricket' },
  { sportId: '2', sportName: 'Tennis' },
  { sportId: '1', sportName: 'Soccer' },
  { sportId: '7', sportName: 'Horse Racing' },
  { sportId: '7522', sportName: 'Basketball' },
  { sportId: '66104', sportName: 'Lottery' },
];

const meta = {
  title: 'Features/Sport tabs',
  component: SportTabsView,
  args: { sports, chosen: '4', onChoose: fn() },
} satisfies Meta<typeof SportTabsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '[TOP-1] one tab a sport',
  play: async ({ args, canvasElement }) => {
    const tabs = within(canvasElement);
    await expect(tabs.getAllByRole('button')).toHaveLength(sports.length);
    await expect(tabs.getByRole('button', { name: 'Cricket' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tabs.getByRole('button', { name: 'Tennis' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
  },
};

/** Before the lists have come. */
export const NoneYet: Story = { args: { sports: [], chosen: null } };

export const MoreThanFit: Story = {
  args: {
    sports: [...sports, ...sports].map(({ sportName }, at) => ({ sportId: String(at), sportName })),
    chosen: '9',
  },
};
