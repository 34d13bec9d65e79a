import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  cricketInPlay,
  longNamedEvent,
  sampleEvent,
  soccerInPlay,
  tennisTomorrow,
} from '#graphql/event.test-data.ts';
import { SideNav } from './side-nav.tsx';

const choose = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** The three levels on the real machine. */
const meta = {
  title: 'Panels/Side navigation',
  component: SideNav,
  parameters: { machine: 'side-nav' },
  args: {
    shown: 'home',
    pageSportId: '4',
    sports: [
      { sportId: '4', sportName: 'Cricket' },
      { sportId: '2', sportName: 'Tennis' },
      { sportId: '1', sportName: 'Soccer' },
      { sportId: '7522', sportName: 'Basketball' },
      { sportId: '66102', sportName: 'Casino' },
      { sportId: '4339', sportName: 'Greyhounds' },
    ],
    events: [cricketInPlay, soccerInPlay, sampleEvent(), tennisTomorrow],
    onSport: fn(),
    onCompetition: fn(),
    onOpened: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <nav aria-label="Sports" style={{ width: 232, background: 'var(--surface)' }}>
          <Story />
        </nav>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sports: Story = {
  name: '[SID-1] [SID-6] the sports, without the two that are hidden',
  parameters: { state: ['level.sports', 'publication.idle'] },
  play: async ({ canvasElement }) => {
    const entries = await within(canvasElement).findAllByRole('button');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Cricket1',
      'Tennis1',
      'Soccer2',
      'Basketball0',
    ]);
  },
};

export const Competitions: Story = {
  name: '[SID-2] [TOP-5] a sport shows its competitions, and the page follows after 100 ms',
  parameters: { state: ['level.competitions', 'publication.idle'], through: 'publication.waiting' },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, /Soccer/);
    await expect(within(canvasElement).getByRole('heading', { name: 'Soccer' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: /Coast League/ })).toBeVisible();
    await expect(args.onSport).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSport).toHaveBeenCalledWith('1', false));
  },
};

export const Events: Story = {
  name: '[SID-2] a competition shows its events',
  parameters: { state: 'level.events' },
  play: async ({ args, canvasElement }) => {
    const nav = within(canvasElement);
    await choose(canvasElement, /Soccer/);
    await choose(canvasElement, /Coast League/);
    await expect(nav.getByRole('heading', { name: 'Coast League' })).toBeVisible();
    await expect(args.onCompetition).toHaveBeenCalledWith('1', '71');
    const event = nav.getByRole('link', { name: /Northbank v Saltmarsh City/ });
    await expect(event).toHaveAttribute('href', '/marketdetails/7.2/1');
    await userEvent.click(event);
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};

export const Previous: Story = {
  name: '[SID-3] Previous steps back a level; from the first level it selects Cricket again',
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, /Soccer/);
    await choose(canvasElement, /Coast League/);
    await choose(canvasElement, /Previous/);
    await expect(within(canvasElement).getByRole('heading', { name: 'Soccer' })).toBeVisible();
    await choose(canvasElement, /Previous/);
    await expect(within(canvasElement).getByRole('heading', { name: 'Sports' })).toBeVisible();
    await waitFor(() => expect(args.onSport).toHaveBeenLastCalledWith('4', true));
  },
};

/** As between 768 and 1199 px: the words remain for tooltips and screen readers. */
export const Folded: Story = {
  decorators: [
    (Story) => (
      <div style={{ container: 'side-nav / inline-size', width: 56 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const cricket = await within(canvasElement).findByRole('button', { name: /Cricket/ });
    await expect(cricket).toHaveAttribute('title', 'Cricket');
    await expect(cricket.getBoundingClientRect().width).toBeLessThanOrEqual(56);
  },
};

/** The lists are loading. */
export const Loading: Story = {
  args: { sports: null, events: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the sports');
  },
};

/** Every list failed. */
export const NoSports: Story = {
  args: { sports: [], events: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No sports right now.')).toBeVisible();
  },
};

export const SportWithoutEvents: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /Basketball/);
    await expect(within(canvasElement).getByText('No competitions right now.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    sports: [{ sportId: '1', sportName: 'Association football and its many cousins' }],
    events: [longNamedEvent, { ...longNamedEvent, exEventId: '7.6', inPlay: true }],
  },
  play: async ({ canvasElement }) => {
    const nav = canvasElement.querySelector('nav')!;
    await choose(canvasElement, /Association/);
    await choose(canvasElement, /Inter-Regional/);
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
