import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TabStrip, type TabStripProps } from './tab-strip.tsx';

const items = Array.from({ length: 16 }, (_, at) => ({ id: String(at), label: `Choice number ${at}` }));

function Choosing(props: TabStripProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return <TabStrip {...props} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Parts/Tab strip',
  component: TabStrip,
  tags: ['autodocs'],
  render: Choosing,
  args: { label: 'Choices', items, chosen: '0', share: 0.5, onChoose: () => undefined },
} satisfies Meta<typeof TabStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const stripOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('nav > div')!;

/** The share of the strip's spare width before the chosen tab. */
function shareBefore(canvasElement: HTMLElement): number {
  const strip = stripOf(canvasElement);
  const tab = strip.querySelector<HTMLElement>('[aria-current]')!;
  return (tab.offsetLeft - strip.scrollLeft) / (strip.clientWidth - tab.offsetWidth);
}

export const Middle: Story = {
  name: 'with half of the spare width before it the chosen tab stands in the middle',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Choice number 8' }));
    await waitFor(() => expect(shareBefore(canvasElement)).toBeCloseTo(0.5, 1));
  },
};

export const Third: Story = {
  name: 'a third of the spare width may stand before the chosen tab',
  args: { share: 1 / 3, size: 'small' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Choice number 8' }));
    await waitFor(() => expect(shareBefore(canvasElement)).toBeCloseTo(1 / 3, 1));
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const tab = (at: number) => within(canvasElement).getByRole('button', { name: `Choice number ${at}` });
    // The strip listens for keys once it is drawn.
    await waitFor(async () => {
      tab(0).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab(2)).toHaveFocus();
    });
    await userEvent.keyboard('{End}');
    await expect(tab(15)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
    await waitFor(() => expect(tab(0)).toHaveAttribute('aria-current', 'true'));
  },
};

export const Wheel: Story = {
  play: async ({ canvasElement }) => {
    const strip = stripOf(canvasElement);
    // The strip listens for the wheel once it is drawn.
    await waitFor(async () => {
      strip.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, cancelable: true, bubbles: true }));
      await expect(strip.scrollLeft).toBeGreaterThan(50);
    });
  },
};

export const NoneYet: Story = { args: { items: [], chosen: null } };
