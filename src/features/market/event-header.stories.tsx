import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  cricketInPlay,
  longNamedEvent,
  sampleEvent,
  soccerInPlay,
  storyNow,
} from '#graphql/event.test-data.ts';
import { EventHeaderView } from './event-header.view.tsx';

const meta = {
  title: 'Features/Event header',
  component: EventHeaderView,
  args: { event: sampleEvent(), now: storyNow },
} satisfies Meta<typeof EventHeaderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('heading', { name: 'Harbour Town v Ridgeway' })).toBeVisible();
    await expect(header.getByText('In 25 min')).toBeVisible();
  },
};

export const InPlay: Story = {
  args: { event: soccerInPlay },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Northbank 2 Saltmarsh City 1 67'");
  },
};

/** The side that has not batted has no score yet; the news of the last ball is beside it. */
export const Wicket: Story = {
  args: { event: cricketInPlay },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('WICKET')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Gull Point –');
  },
};

export const Ended: Story = {
  args: { event: { ...soccerInPlay, inPlay: false, ended: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ended')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    event: {
      ...longNamedEvent,
      inPlay: true,
      score: { home: '1,024/7 d (192.4)', away: '998/10', period: '2nd innings', note: 'FOUR' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvasElement).getByText('1,024/7 d (192.4)')).toBeVisible();
  },
};
