import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SportTabs } from './sport-tabs.tsx';

const sports = [
  { sportId: '4', sportName: 'Cricket' },
  { sportId: '2', sportName: 'Tennis' },
  { sportId: '1', sportName: 'Soccer' },
  { sportId: '7', sportName: 'Horse Racing' },
  { sportId: '66101', sportName: 'Virtual Sports' },
  { sportId: '66104', sportName: 'Lottery' },
];

const meta = {
  title: 'Features/Sport tabs',
  component: SportTabs,
  parameters: { machine: 'sport-tab', layout: 'fullscreen' },
  args: { sports, sportId: '4', exchangeId: '11', path: '/?sport=4', onOpen: fn(), onPublish: fn() },
} satisfies Meta<typeof SportTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Chosen: Story = {
  name: '[TOP-1] [TOP-4] one tab a sport, without those that are hidden',
  parameters: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('button');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Cricket',
      'Tennis',
      'Soccer',
      'Horse Racing',
      'Lottery',
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-current', 'true');
  },
};

export const Choosing: Story = {
  name: '[TOP-2] [TOP-5] a sport’s page at once, its publication a moment later',
  parameters: { state: 'idle', through: 'waiting' },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Tennis');
    await expect(args.onOpen).toHaveBeenCalledWith('/?sport=2');
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith('2'));
    // The page is not there yet.
    await expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('Tennis');
  },
};

export const InPlay: Story = {
  name: '[TOP-2] in the in-play choice a sport stays in play; horse racing has a route of its own',
  args: { exchangeId: '00' },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Soccer');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/inplay?sport=1');
    await choose(canvasElement, 'Horse Racing');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/horseRacing/7');
  },
};

/** Home is of all sports. */
export const OnHome: Story = {
  args: { path: '/' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** The lists have not loaded yet. */
export const NoneYet: Story = { args: { sports: [] } };
