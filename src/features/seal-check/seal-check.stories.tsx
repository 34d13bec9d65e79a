import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sealedDraw, sealedIndex, sealedRace } from './seal-check.test-data.ts';
import { SealCheck } from './seal-check.tsx';

const meta = {
  title: 'Panels/Seal check',
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
    const digits = await within(canvasElement).findAllByRole('listitem');
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

/** Above the prices of an index the seal is a line, and what it says is a press away. */
export const IndexSealed: Story = {
  args: { event: { ...sealedIndex, revealed: null, told: sealedIndex.told.slice(0, 2) }, kind: 'index' },
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', { name: 'The seal Sealed' });
    await expect(within(canvasElement).queryByText(sealedIndex.seal)).toBeNull();
    await userEvent.click(toggle);
    await says(canvasElement, sealedIndex.seal);
    await says(canvasElement, 'Seal (SHA-256 of the seed and the start)');
  },
};

/** This browser worked the close out by itself. */
export const IndexRight: Story = {
  args: { event: sealedIndex, kind: 'index' },
  play: async ({ canvasElement }) => {
    const name = 'The seal Checked: it is as sealed';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await says(canvasElement, sealedIndex.revealed);
    await says(canvasElement, 'Seed, and where the index starts, in hundredths of a point');
  },
};

/** A close that does not follow from what was sealed is not folded away. */
export const IndexWrong: Story = {
  args: {
    event: { ...sealedIndex, told: [...sealedIndex.told.slice(0, -1), 'Closed at 20051.75'] },
    kind: 'index',
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'Wrong: another outcome follows from the seed');
    await says(canvasElement, sealedIndex.revealed);
  },
};
