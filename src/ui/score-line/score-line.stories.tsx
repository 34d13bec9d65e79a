import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreLine } from './score-line.tsx';

const meta = {
  title: 'Parts/ScoreLine',
  component: ScoreLine,
  tags: ['autodocs'],
  args: {
    sides: [
      { name: 'Arsenal', score: '2' },
      { name: 'Chelsea', score: '1' },
    ],
    detail: '67′',
  },
} satisfies Meta<typeof ScoreLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soccer: Story = {};

export const Cricket: Story = {
  args: {
    sides: [
      { name: 'India', score: '184/3 (32.1)', active: 'batting' },
      { name: 'England', score: '291' },
    ],
    detail: 'India need 108 from 107 balls',
  },
};

export const Tennis: Story = {
  args: {
    sides: [
      { name: 'I. Swiatek', score: '6 4 2' },
      { name: 'C. Gauff', score: '4 6 3', active: 'serving' },
    ],
    detail: '30–40',
  },
};

export const BeforeTheStart: Story = {
  args: {
    sides: [
      { name: 'Arsenal', score: '–' },
      { name: 'Chelsea', score: '–' },
    ],
    detail: 'Starts at 20:00',
  },
};
