import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { viewports } from '#tests/support/viewports.ts';
import { chosenTabShare } from '#ui/tab-strip/tab-place.test-data.ts';
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
  title: 'Panels/Sport tabs',
  component: SportTabs,
  parameters: { machine: 'sport-tab', layout: 'fullscreen' },
  args: {
    sports,
    events: [],
    sportId: '4',
    exchangeId: '11',
    path: '/?sport=4',
    onOpen: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof SportTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Chosen: Story = {
  name: '[TOP-1] [TOP-4] one tab a sport, without those that are hidden',
  parameters: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole('button');
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

export const OnAPhone: Story = {
  name: '[TOP-3] on a phone a strip of icons scrolls, the chosen sport in the middle',
  args: {
    sports: [
      ...sports,
      { sportId: '7522', sportName: 'Basketball' },
      { sportId: '66105', sportName: 'Index' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: viewports.phone.width }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('navigation', { name: 'Choose a sport' });
    const tabs = within(bar).getAllByRole('button');
    await expect(bar.querySelectorAll('button > svg')).toHaveLength(tabs.length);
    const strip = tabs[0]!.parentElement!;
    await expect(getComputedStyle(strip).overflowX).toBe('auto');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth + 20);
    for (const name of ['Soccer', 'Horse Racing']) {
      await choose(canvasElement, name);
      await waitFor(() => expect(strip.querySelector('[aria-current]')).toHaveTextContent(name));
      // The strip glides there.
      await waitFor(() => expect(chosenTabShare(strip)).toBeCloseTo(1 / 2, 2));
    }
  },
};

/** What is listed of each sport is told beside its name, and nothing of a sport without. A phone has no room for it. */
export const Counted: Story = {
  args: { events: ['1', '4', '1'].map((sportId) => ({ sportId })) },
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole('button');
    const isShown = window.matchMedia('(width >= 768px)').matches;
    const told = tabs.map((tab) => {
      const { content, display } = getComputedStyle(tab, '::after');
      return display === 'none' ? null : content;
    });
    const [cricket, soccer] = isShown ? ['"1"', '"2"'] : [null, null];
    await expect(told).toEqual([cricket, 'none', soccer, 'none', 'none']);
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
