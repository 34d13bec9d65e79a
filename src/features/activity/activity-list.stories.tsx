import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ActivityFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { ActivityListView, type ActivityListViewProps } from './activity-list.view.tsx';

const entry = (activityId: string, more: Partial<ActivityFieldsFragment>): ActivityFieldsFragment => ({
  activityId,
  at: '2026-11-22T10:00:00.000Z',
  kind: 'SIGNED_IN',
  about: null,
  times: 1,
  address: '203.0.113.7',
  browser: 'Chrome on Android',
  isNewDevice: false,
  ...more,
});

const meta = {
  title: 'Panels/Activity',
  component: ActivityListView,
  args: {
    label: 'Activity',
    none: 'Sign-ins are listed here.',
    entries: [
      entry('5', { kind: 'LIMIT_CHANGED', about: 'Deposits, week: ₹2,000.00' }),
      entry('4', { isNewDevice: true, browser: 'Firefox on Windows', address: '198.51.100.24' }),
      entry('3', { kind: 'SIGN_IN_REFUSED', times: 7, browser: 'An unknown browser' }),
      entry('2', { kind: 'PASSWORD_RESET' }),
      entry('1', { kind: 'OPENED', browser: '' }),
    ],
    zone: 'Asia/Kolkata',
    isLoading: false,
    hasFailed: false,
    onMore: fn(),
    onRetry: fn(),
  } as ActivityListViewProps,
} satisfies Meta<typeof ActivityListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/^LimitDeposits, week: ₹2,000\.00/);
    await expect(rows[2]).toHaveTextContent(/new to this account.*Firefox on Windows198\.51\.100\.24$/);
    await expect(rows[3]).toHaveTextContent(/^Sign-in refused: wrong password, 7 times/);
    await expect(rows[4]).toHaveTextContent(/^Password changed, with a code/);
    await expect(rows[5]).toHaveTextContent(/22 Nov 2026, 15:30/);
    await expect(rows[5]).toHaveTextContent(/Unknown203\.0\.113\.7$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { entries: [], onMore: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sign-ins are listed here.')).toBeVisible();
  },
};

export const Loading: Story = { args: { entries: null } };

export const NoAnswer: Story = {
  args: { entries: null, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EarlierNotLoaded: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Earlier ones could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...Listed, globals: { theme: 'dark' } };
