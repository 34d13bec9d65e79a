import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { ClosestFinishesView, type CloseMatch } from './closest-finishes.view.tsx';

const basketball: CloseMatch = {
  eventId: '1',
  sportId: '7522',
  sides: ['Dockside Cranes', 'Sound Sirens'],
  score: { home: '61', away: '60', period: 'Q4 4:12', note: '' },
  address: '/marketdetails/1/7522',
  runners: [
    { name: 'Dockside Cranes', chance: 5_100 },
    { name: 'Sound Sirens', chance: 4_900 },
  ],
  prices: null,
};
const soccer: CloseMatch = {
  eventId: '2',
  sportId: '1',
  sides: ['Estuary Wanderers', 'Saltmarsh United'],
  score: { home: '0', away: '0', period: "81'", note: '' },
  address: '/marketdetails/2/1',
  runners: [
    { name: 'Estuary Wanderers', chance: 2_100 },
    { name: 'Saltmarsh United', chance: 3_500 },
    { name: 'The Draw', chance: 4_400 },
  ],
  prices: null,
};
const longNamed: CloseMatch = {
  ...basketball,
  eventId: '3',
  sides: ['Llanfairpwllgwyngyll & District Wanderers Reserves', 'Oberammergau-Unterpfaffenhofen United'],
};

const meta = {
  title: 'Panels/Closest finishes',
  component: ClosestFinishesView,
  args: { matches: [basketball, soccer], hasFailed: false, all: <a href="/inplay">All in play</a> },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ClosestFinishesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar is divided as the chances are. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('listitem');
    await expect(within(first!).getByRole('link')).toHaveTextContent(
      'Dockside Cranes v Sound Sirens 61 – 60 · Q4 4:12',
    );
    await expect(first).toHaveTextContent('Dockside Cranes 51 %Sound Sirens 49 %');
    await expect(second).toHaveTextContent('The Draw 44 %');
    // As in a row of prices, the draw stands between the sides.
    const [home, draw, away] = [...second!.querySelectorAll('[data-outcome]')].map(
      (part) => part.getBoundingClientRect().width,
    );
    await expect(draw! / home!).toBeCloseTo(44 / 21, 1);
    await expect(away! / home!).toBeCloseTo(35 / 21, 1);
    await isFull(canvasElement);
  },
};

/** As high as with all that it has room for, so that what stands below it does not move as matches come and go. */
const isFull = async (canvas: HTMLElement) => {
  const room = canvas.querySelector('ol')!.parentElement!;
  await expect(room.offsetHeight).toBeGreaterThan(230);
  await expect(room.scrollHeight).toBeLessThanOrEqual(room.offsetHeight);
};

export const LongNames: Story = {
  args: { matches: [longNamed] },
  play: async ({ canvasElement }) => {
    const block = await within(canvasElement).findByRole('region');
    await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
  },
};

export const NothingClose: Story = {
  args: { matches: [] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^No match is near its end and still open/),
    ).toBeVisible();
    await isFull(canvasElement);
  },
};

export const Loading: Story = {
  args: { matches: null },
  play: ({ canvasElement }) => isFull(canvasElement),
};

export const Failed: Story = {
  args: { matches: null, hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/They are asked for again/)).toBeVisible();
    await isFull(canvasElement);
  },
};
