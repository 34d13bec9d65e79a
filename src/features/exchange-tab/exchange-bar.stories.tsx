import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TabDestination } from '#domain/site/exchange-tab.ts';
import { viewports } from '#tests/support/viewports.ts';
import { chosenTabShare } from '#ui/tab-strip/tab-place.test-data.ts';
import { ExchangeBar } from './exchange-bar.tsx';
import { ExchangeTabProvider } from './exchange-tab.provider.tsx';

interface BarProps {
  hasToken: boolean;
  path: string;
  onOpen: (destination: TabDestination) => void;
}

const type = (exchangeId: string, exchangeName: string, sequence: number) => ({
  exchangeId,
  exchangeName,
  sequence,
  highlight: false,
});
const types = [
  type('11', 'Exchange', 1),
  type('4', 'Cricket', 2),
  type('2', 'Tennis', 3),
  type('66101', 'Virtual Sports', 4),
  type('16', 'Casino', 5),
  type('98', 'Tips Review', 6),
  type('66103', 'Binary', 7),
  type('10', 'Old one', 8),
];

/** The bar on the real machine. */
function Bar({ hasToken, path, onOpen }: BarProps) {
  return (
    <ExchangeTabProvider hasToken={hasToken} path={path} onOpen={onOpen}>
      <ExchangeBar types={types} sports={[{ sportId: '4' }, { sportId: '2' }]} path={path} />
    </ExchangeTabProvider>
  );
}

const meta = {
  title: 'Panels/Exchange bar',
  component: Bar,
  parameters: { machine: 'exchange-tab', layout: 'fullscreen' },
  args: { hasToken: true, path: '/settings', onOpen: fn() },
  beforeEach: () => {
    localStorage.removeItem('exchangeName');
    return () => localStorage.removeItem('exchangeName');
  },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosenOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-current]')?.textContent;

export const Tabs: Story = {
  name: '[XBR-1] [XBR-3] [XBR-4] Inplay, the shown types by sequence, VIMAAN; home is chosen at first',
  parameters: { state: 'only' },
  play: async ({ canvasElement }) => {
    const names = (await within(canvasElement).findAllByRole('button')).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Inplay',
      'Exchange',
      'Cricket',
      'Virtual Sports',
      'Casino',
      'Tips Review',
      'Binary',
      'VIMAAN',
    ]);
    await expect(chosenOf(canvasElement)).toBe('Exchange');
  },
};

export const Choosing: Story = {
  name: '[XBR-2] [XBR-5] a choice is stored, and leads to its page',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Binary' }));
    await expect(localStorage.getItem('exchangeName')).toBe('66103');
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'page', path: '/binary', sportId: null });
  },
};

export const Stored: Story = {
  name: '[XBR-5] the stored tab is lit on the page of an event, which is reached from any of them',
  args: { path: '/marketdetails/7/4' },
  beforeEach: () => localStorage.setItem('exchangeName', '00'),
  play: async ({ canvasElement }) => expect(chosenOf(canvasElement)).toBe('Inplay'),
};

export const InNoSection: Story = {
  name: 'a section is not lit on a page that is not in it',
  beforeEach: () => localStorage.setItem('exchangeName', '98'),
  play: async ({ canvasElement }) => {
    await expect(chosenOf(canvasElement)).toBeUndefined();
    await expect(localStorage.getItem('exchangeName')).toBe('98');
  },
};

export const OpenedByAddress: Story = {
  name: '[XBR-5] a page that has a tab lights it, whatever was stored',
  args: { path: '/intcasino' },
  beforeEach: () => localStorage.setItem('exchangeName', '11'),
  play: async ({ canvasElement }) => {
    await expect(chosenOf(canvasElement)).toBe('Casino');
    await waitFor(() => expect(localStorage.getItem('exchangeName')).toBe('16'));
  },
};

export const OnAPhone: Story = {
  name: '[XBR-6] on a phone a third of the spare width is before the chosen tab',
  args: { path: '/intcasino' },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: viewports.phone.width }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const chosen = await within(canvasElement).findByRole('button', { name: 'Casino', current: true });
    // The strip glides there.
    await waitFor(() => expect(chosenTabShare(chosen.parentElement!)).toBeCloseTo(1 / 3, 2));
  },
};

export const PartnerStored: Story = {
  name: 'VIMAAN has no page here and is never lit',
  beforeEach: () => localStorage.setItem('exchangeName', '88022'),
  play: async ({ canvasElement }) => {
    await expect(chosenOf(canvasElement)).toBeUndefined();
    await expect(localStorage.getItem('exchangeName')).toBe('88022');
  },
};

export const VisitorsPartner: Story = {
  name: '[VAL-2] a visitor’s VIMAAN asks for the partner’s site, and is no choice',
  args: { hasToken: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'VIMAAN' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'partner' });
    await expect(chosenOf(canvasElement)).toBe('Exchange');
    await expect(localStorage.getItem('exchangeName')).toBeNull();
  },
};
