import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceKey } from './price-key.tsx';

const meta = { title: 'Parts/Price key', component: PriceKey, tags: ['autodocs'] } satisfies Meta<
  typeof PriceKey
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each side has the colour of its prices. */
export const Sides: Story = {
  play: async ({ canvasElement }) => {
    const keys = [await within(canvasElement).findByText('Back'), within(canvasElement).getByText('Lay')];
    const colours = keys.map((key) => getComputedStyle(key).backgroundColor);
    await expect(new Set([...colours, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  },
};

export const WithWords: Story = { args: { children: 'odds over ₹ on offer' } };
