import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '#graphql/event.test-data.ts';
import { ResultsView, type EventResult } from './results.view.tsx';

const soccer: EventResult = {
  exEventId: '7.1',
  sportId: '1',
  eventName: 'Quayside Athletic v Ferry Lane',
  eventTime: '2026-11-21T08:40:00.000Z',
  tournamentName: 'Estuary Cup',
  home: 'Quayside Athletic',
  away: 'Ferry Lane',
  score: { home: '2', away: '1', period: 'Full time', note: '' },
  result: 'Quayside Athletic',
  race: null,
};
const race: EventResult = {
  ...soccer,
  exEventId: '7.2',
  sportId: '7',
  eventName: 'Harbour Downs, race 4',
  tournamentName: 'Harbour Downs',
  home: null,
  away: null,
  score: { home: '', away: '', period: 'Finished', note: '' },
  result: 'Spindrift',
};

const draw: EventResult = {
  ...race,
  exEventId: '7.5',
  sportId: '66104',
  eventName: 'Quay Three, draw 275',
  score: { home: '', away: '', period: '5 0 9', note: '' },
  result: '5',
};

const close: EventResult = {
  ...race,
  exEventId: '7.6',
  sportId: '66103',
  eventName: 'Harbour 100, close 257',
  tournamentName: 'Harbour 100',
  score: { home: '', away: '', period: '20811.40 at the close', note: '' },
  result: 'At or above 20800',
};

const meta: Meta<typeof ResultsView> = {
  title: 'Panels/Results',
  component: ResultsView,
  args: {
    results: [soccer, race, draw],
    now: storyNow,
    hasToken: true,
    isLoading: false,
    hasFailed: false,
    onMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ResultsView>;

export const Ended: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('link');
    await expect(rows[0]).toHaveTextContent('Quayside Athletic2 – 1');
    await expect(rows[0]).toHaveAttribute('href', '/marketdetails/7.1/1');
    await expect(rows[1]).toHaveTextContent(/Spindrift$/);
    await expect(rows[2]).toHaveTextContent(/Harbour Downs5 0 9$/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Earlier results' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Where an index closed, on which side of its strike, and what one's own bets there came to. */
export const PastCloses: Story = {
  args: {
    title: 'Past closes',
    results: [close, { ...close, exEventId: '7.7', result: 'Below 20820' }],
    ownNets: new Map([['7.7', -100_00]]),
  },
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveTextContent(/^20811\.40Harbour 100, close 257 · Started .*At or above 20800$/);
    await expect(first).toHaveAttribute('href', '/marketdetails/7.6/66103');
    await expect(second).toHaveTextContent(/Below 20820Your bets -₹100\.00$/);
  },
};

/** What one's own bets came to stands beside the result, and nothing where one had none. */
export const OwnBets: Story = {
  args: { ownNets: new Map([['7.2', 155_00]]) },
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('link');
    await expect(first).not.toHaveTextContent('Your bets');
    await expect(second).toHaveTextContent('Your bets +₹155.00');
  },
};

/** The last to start first, under the day on which they did. */
export const SeveralDays: Story = {
  args: {
    results: [
      soccer,
      { ...race, eventTime: '2026-11-21T08:10:00.000Z' },
      { ...draw, eventTime: '2026-11-20T12:10:00.000Z' },
      { ...draw, exEventId: '7.6', eventTime: '2026-11-14T12:10:00.000Z' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(days.join(' | ')).toMatch(/^Today \| Yesterday \| Saturday,? 14 November$/);
    const today = within(canvas.getByRole('region', { name: 'Today' })).getAllByRole('link');
    await expect(today).toHaveLength(2);
    await expect(today[0]).toHaveTextContent(/^Started \d\d:40/);
  },
};

/** Beside something else, where it is no wider than on a phone. */
export const Narrow: Story = {
  args: { results: [{ ...draw, tournamentName: 'Quay Three' }] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByText('Quay Three, draw 275');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

/** A void market, and one whose names are long: the names give way, the result stays. */
export const LongAndVoid: Story = {
  args: {
    results: [
      { ...soccer, result: 'Void' },
      {
        ...soccer,
        exEventId: '7.3',
        eventName: `${'Saltmarsh United Football Club '.repeat(4)} v Ferry Lane`,
      },
      { ...soccer, exEventId: '7.4', result: '' },
    ],
    onMore: null,
  },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('link');
    await expect(rows[0]).toHaveTextContent('Void2 – 1');
    await expect(rows[2]).toHaveTextContent('No result');
    await expect(within(rows[1]!).getByText('2 – 1')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const NoneYet: Story = {
  args: { results: [], onMore: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No results yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { results: null, isLoading: true, onMore: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the results');
  },
};

export const Failed: Story = {
  args: { results: null, hasFailed: true, onMore: null },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The results could not be loaded',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
