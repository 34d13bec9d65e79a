import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastRegion, showToast } from './toast.tsx';

const meta = {
  title: 'Parts/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  // It covers its window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8, minHeight: 120 }}>
      <ToastRegion />
      <Button onClick={() => showToast('success', 'Your settings are saved.')}>Success</Button>
      <Button onClick={() => showToast('error', 'Please Login first! ')}>Error</Button>
      <Button onClick={() => showToast('info', 'Your last sign-in was on Tuesday.')}>Info</Button>
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Success' }));
    await waitFor(() => expect(screen.getByText('Your settings are saved.')).toBeVisible());
  },
};

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const textOf = ({ textContent }: HTMLElement) => textContent?.trim();
const isOpen = ({ dataset }: HTMLElement) => dataset.visible === 'true' && dataset.removed === 'false';

/** How many toasts stand open in each frame that is drawn, until it is told to end. */
function countOpen() {
  const counts = new Set<number>();
  const count = () => {
    counts.add(toasts().filter(isOpen).length);
    next = requestAnimationFrame(count);
  };
  let next = requestAnimationFrame(count);
  return { counts, end: () => cancelAnimationFrame(next) };
}

/** Each sentence is read before the next one replaces it, and nobody closes the last. */
export const OneAtATime: Story = {
  name: '[TST-1] one toast at a time, eased in 100 ms, gone by itself',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { counts, end } = countOpen();
    for (const [name, text] of [
      ['Success', 'Your settings are saved.'],
      ['Info', 'Your last sign-in was on Tuesday.'],
      ['Error', 'Please Login first!'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(toasts().filter(isOpen).map(textOf)).toEqual([text]));
    }
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(toasts().find(isOpen)!);
    await expect(new Set(transitionDuration.split(', '))).toEqual(new Set(['0.1s']));
    await expect(new Set(transitionTimingFunction.split(', '))).toEqual(new Set(['ease']));
    await waitFor(() => expect(toasts()).toEqual([]));
    end();
    await expect(Math.max(...counts)).toBe(1);
  },
};
