import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Silks } from './silks.tsx';

const meta = {
  title: 'Parts/Silks',
  component: Silks,
  args: { main: '#c1121f', trim: '#ffffff', name: 'Kittiwake' },
} satisfies Meta<typeof Silks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coloured: Story = {};

export const NonRunner: Story = { args: { isFaded: true } };

const pairs = [
  ['#ffd60a', '#14213d'],
  ['#0b6e4f', '#fff3b0'],
  ['#f8fafc', '#b91c1c'],
  ['#111827', '#facc15'],
] as const;
const names = ['Kittiwake', 'Halyard', 'Storm Petrel', 'Bosun’s Call', 'Ebb Tide', 'Full Fathom', 'Sextant'];

/** Every pattern, also on the lightest and the darkest colours. */
export const Patterns: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {pairs.flatMap(([main, trim]) =>
        [...names, ...names.map((name) => `${name} II`)].map((name) => (
          <Silks key={`${main}${name}`} {...{ main, trim, name }} />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('[clip-path]')].map((one) => one.getAttribute('d'));
    await expect(new Set(drawn).size).toBeGreaterThan(6);
  },
};
