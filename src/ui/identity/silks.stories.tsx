import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Silks } from './silks.tsx';

const meta = {
  title: 'Parts/Identity/Silks',
  component: Silks,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 36, blockSize: 36 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'Kittiwake', number: 4, colours: { main: '#c1121f', trim: '#ffffff' } },
} satisfies Meta<typeof Silks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coloured: Story = {};

const pairs = [
  ['#ffd60a', '#14213d'],
  ['#0b6e4f', '#fff3b0'],
  ['#f8fafc', '#b91c1c'],
  ['#111827', '#facc15'],
] as const;
const names = ['Kittiwake', 'Halyard', 'Storm Petrel', 'Bosun’s Call', 'Ebb Tide', 'Full Fathom', 'Sextant'];
const allNames = ['', ' II', ' III', ' IV'].flatMap((suffix) => names.map((name) => `${name}${suffix}`));

const stable: React.CSSProperties = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, 36px)',
  gridAutoRows: 36,
  inlineSize: 620,
  maxInlineSize: '90vw',
};
const drawnIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML.replaceAll(/(id="|#_)[^")]+/g, ''));

/** Every pattern, also on the lightest and the darkest colours. */
export const Patterns: Story = {
  decorators: [],
  render: () => (
    <div style={stable}>
      {pairs.flatMap(([main, trim]) =>
        allNames.map((name) => (
          <Silks key={`${main}${name}`} name={name} number={1} colours={{ main, trim }} />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(drawnIn(canvasElement)).size).toBeGreaterThan(pairs.length * 20);
    // What browsers hold for each stays small, as of a crest.
    await expect(drawnIn(canvasElement).filter((svg) => svg.length > 2_048)).toEqual([]);
  },
};

/** Nobody told the owners' colours: the cloth's number deals them, and no two of twelve runners wear the same. */
export const DealtByNumber: Story = {
  decorators: [],
  render: () => (
    <div style={stable}>
      {Array.from({ length: 12 }, (_, at) => (
        <Silks key={at} name="Ebb Tide" number={at + 1} colours={null} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expect(new Set(drawnIn(canvasElement)).size).toBe(12),
};
