import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { BallByBallView } from './ball-by-ball.view.tsx';
import {
  cricketBalls,
  cricketNames,
  soccerMoments,
  soccerNames,
  tennisNames,
  tennisPoints,
} from './score.test-data.ts';

const meta = {
  title: 'Panels/Ball by ball',
  component: BallByBallView,
  args: { sportId: sportIds.cricket, names: cricketNames, incidents: cricketBalls },
} satisfies Meta<typeof BallByBallView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest ball comes first, the wicket is read out, and the older balls come when asked for. */
export const Cricket: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Ball by ball' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wicket, 163/7: Tern Bay Mariners');
    const balls = () => canvas.getAllByRole('listitem').map((ball) => ball.textContent);
    await expect(balls()).toHaveLength(12);
    await expect(balls()[0]).toContain('Wicket');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(balls()).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newest only' }));
    await expect(balls()).toHaveLength(12);
  },
};

export const Tennis: Story = {
  args: { sportId: sportIds.tennis, names: tennisNames, incidents: tennisPoints },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Point by point' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Soccer: Story = {
  args: { sportId: sportIds.soccer, names: soccerNames, incidents: soccerMoments },
  play: async ({ canvasElement }) => {
    const [newest] = await within(canvasElement).findAllByRole('listitem');
    await expect(newest).toHaveTextContent("66'GoalGoal, 2–1Northbank");
  },
};

export const NothingYet: Story = {
  args: { incidents: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing has happened yet.')).toBeVisible();
  },
};
