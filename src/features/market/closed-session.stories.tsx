import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sessionDefinition } from '#live/market.test-data.ts';
import { ClosedSessionView } from './closed-session.view.tsx';

const meta = {
  title: 'Features/Market/Closed session',
  component: ClosedSessionView,
  args: {
    definition: sessionDefinition({ status: 'CLOSED', number: 52, quotes: [] }),
    children: <p>The whole market</p>,
  },
} satisfies Meta<typeof ClosedSessionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('button', { name: '1st innings 6 over runs Closed at 52' });
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(within(canvasElement).queryByText('The whole market')).toBeNull();
    await userEvent.click(line);
    await expect(within(canvasElement).getByText('The whole market')).toBeVisible();
  },
};

export const Voided: Story = {
  args: { definition: sessionDefinition({ status: 'CLOSED', voided: true, quotes: [] }) },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('button')).toHaveTextContent(/Voided$/),
};
