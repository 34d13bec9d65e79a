import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RunnerMark } from './runner-mark.view.tsx';

const meta = {
  title: 'Panels/Racing/Runner mark',
  component: RunnerMark,
  args: {
    name: 'Storm Petrel',
    number: 7,
    colours: { main: '#ffd60a', trim: '#14213d' },
    isNonRunner: false,
  },
} satisfies Meta<typeof RunnerMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Runs: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('7')).toBeVisible(),
};

export const NonRunner: Story = { args: { isNonRunner: true } };

export const NoColoursKnown: Story = { args: { number: 64, colours: null } };
