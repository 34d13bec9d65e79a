import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sealedDraw, sealedRace } from './seal-check.test-data.ts';
import { SealCheck } from './seal-check.tsx';

const meta = {
  title: 'Features/Seal check',
  component: SealCheck,
  args: { event: sealedDraw, kind: 'draw' },
} satisfies Meta<typeof SealCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = async (canvas: HTMLElement, text: string) =>
  expect(await within(canvas).findByText(text)).toBeVisible();

export const Sealed: Story = {
  args: { event: { ...sealedDraw, revealed: null, told: [] } },
  play: ({ canvasElement }) => says(canvasElement, 'Sealed'),
};

export const HalfDrawn: Story = {
  args: { event: { ...sealedDraw, revealed: null, told: sealedDraw.told.slice(0, 1) } },
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
  args: { event: { ...sealedDraw, revealed: `${sealedDraw.revealed.slice(0, -1)}e` } },
  play: ({ canvasElement }) => says(canvasElement, 'Wrong: the seed has another seal'),
};

export const WrongDigits: Story = {
  args: { event: { ...sealedDraw, told: ['Third digit: 1', 'Second digit: 2', 'First digit: 3'] } },
  play: ({ canvasElement }) => says(canvasElement, 'Wrong: another outcome follows from the seed'),
};

export const VirtualSealed: Story = {
  args: { event: { ...sealedRace, revealed: null, told: [] }, kind: 'event' },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'Sealed');
    await expect(within(canvasElement).queryByRole('list', { name: 'Digits' })).toBeNull();
  },
};

/** This browser ran the race again by itself. */
export const VirtualRight: Story = {
  args: { event: sealedRace, kind: 'event' },
  play: ({ canvasElement }) => says(canvasElement, 'Checked: it is as sealed'),
};

export const VirtualWrong: Story = {
  args: {
    event: { ...sealedRace, told: ['Hot Reload wins, Off By One second, Byte Size third'] },
    kind: 'event',
  },
  play: ({ canvasElement }) => says(canvasElement, 'Wrong: another outcome follows from the seed'),
};

/** Its text names no chances that this page knows. */
export const SealOnly: Story = {
  args: { event: sealedDraw, kind: 'event' },
  play: ({ canvasElement }) => says(canvasElement, 'Checked: the seal only'),
};
