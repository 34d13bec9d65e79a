import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { RunnerFace } from './runner-face.tsx';

const home = 'Saltmarsh United';
const away = 'Ferry Lane';

const meta = {
  title: 'Parts/Identity/Runner face',
  component: RunnerFace,
  tags: ['autodocs'],
  args: { name: home, sides: [home, away], sportId: sportIds.soccer },
} satisfies Meta<typeof RunnerFace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Crests come a moment after the page. */
const has =
  (marks: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(marks));
    await expect(canvasElement).toHaveTextContent(/^$/);
  };

export const Home: Story = { play: has(1) };

export const Away: Story = { args: { name: away }, play: has(1) };

export const Draw: Story = { args: { name: drawName }, play: has(1) };

/** Among rows of other matches it has the marks of both. */
export const DrawAmongOthers: Story = { args: { name: drawName, isDrawPair: true }, play: has(2) };

/** What is no side of the event has none. */
export const Other: Story = { args: { name: 'Over 2.5' }, play: has(0) };

/** Nobody meets anybody, so what stands for others does. */
export const NoSides: Story = {
  args: { name: home, sides: null, other: <svg width="22" height="22" aria-hidden /> },
  play: has(1),
};
