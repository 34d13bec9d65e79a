import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DrawCheck } from './draw-check.tsx';

const seed = '5eed'.repeat(16);
/** Worked out elsewhere, with `sha256sum`. */
const seal = '9619e2c3275e1e8be9ca29f0d7e0668cfdc675efcac99dbfa3ed48872c69809f';

const meta = {
  title: 'Features/Draw check',
  component: DrawCheck,
  args: { draw: { seal, seed, digits: [3, 2, 2] } },
} satisfies Meta<typeof DrawCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = async (canvas: HTMLElement, text: string) =>
  expect(await within(canvas).findByText(text)).toBeVisible();

export const Sealed: Story = {
  args: { draw: { seal, seed: null, digits: [null, null, null] } },
  play: ({ canvasElement }) => says(canvasElement, 'Sealed'),
};

export const HalfDrawn: Story = {
  args: { draw: { seal, seed: null, digits: [null, null, 2] } },
  play: async ({ canvasElement }) => {
    const digits = within(canvasElement).getAllByRole('listitem');
    await expect(digits.map(({ textContent }) => textContent)).toEqual(['–', '–', '2']);
  },
};

/** This browser worked the digits out of the seed by itself. */
export const Right: Story = {
  play: ({ canvasElement }) => says(canvasElement, 'Checked: it is as sealed'),
};

export const WrongSeal: Story = {
  args: { draw: { seal, seed: `${seed.slice(0, -1)}e`, digits: [3, 2, 2] } },
  play: ({ canvasElement }) => says(canvasElement, 'Wrong: the seed has another seal'),
};

export const WrongDigits: Story = {
  args: { draw: { seal, seed, digits: [3, 2, 1] } },
  play: ({ canvasElement }) => says(canvasElement, 'Wrong: other digits follow from the seed'),
};
