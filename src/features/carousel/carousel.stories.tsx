import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleBanners } from './carousel.test-data.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Panels/Carousel',
  component: Carousel,
  parameters: { machine: 'carousel' },
  args: { banners: sampleBanners, shown: 3.5 },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const offsetOf = (canvasElement: HTMLElement) =>
  Number(canvasElement.querySelector<HTMLElement>('section')!.style.getPropertyValue('--offset'));

export const Playing: Story = {
  name: '[PNL-9] ten banners, three and a half of them seen',
  parameters: { state: 'playing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(10);
    await waitFor(async () => {
      const [first, second] = within(canvasElement)
        .getAllByRole('link')
        .map((banner) => banner.getBoundingClientRect()) as [DOMRect, DOMRect];
      const step = Math.abs(second.left - first.left);
      const { width } = canvasElement.querySelector('ul')!.parentElement!.getBoundingClientRect();
      await expect((width + step - first.width) / step).toBeCloseTo(3.5, 2);
    });
  },
};

export const Held: Story = {
  name: '[PNL-9] stopped by its button; the last banner stands at the end',
  parameters: { state: 'held' },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement);
    await userEvent.click(await carousel.findByRole('button', { name: 'Stop the promotions' }));
    await expect(carousel.getByRole('button', { name: 'Let the promotions move' })).toBeVisible();
    await waitFor(async () => {
      if (offsetOf(canvasElement) !== 6.5)
        await userEvent.click(carousel.getByRole('button', { name: 'Next promotion' }));
      await expect(offsetOf(canvasElement)).toBe(6.5);
    });
  },
};

export const AllSeen: Story = {
  name: 'asked for, all ten stand in rows, and none moves',
  args: { isOpen: true },
  parameters: { state: 'playing' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section')!;
    const { left, right } = section.getBoundingClientRect();
    for (const slide of await within(section).findAllByRole('listitem')) {
      const box = slide.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right).toBeLessThanOrEqual(right + 1);
    }
    await waitFor(() => expect(section).toHaveFocus());
  },
};

/** The operator has taken all of them away. */
export const None: Story = {
  args: { banners: [] },
  parameters: { state: 'playing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
