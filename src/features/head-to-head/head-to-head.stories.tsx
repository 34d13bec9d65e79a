import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '#graphql/event.test-data.ts';
import { HeadToHeadView, type HeadToHeadData } from './head-to-head.view.tsx';

const form: HeadToHeadData['sides'][number]['form'] = [
  ['WON', 'Ferry Lane', '2 – 1'],
  ['DRAWN', 'Old Harbour', '0 – 0'],
  ['LOST', 'Beacon Hill', '1 – 3'],
  ['NO_RESULT', 'Copper Quay', ''],
].map(([outcome, opponent = '', score = ''], at) => ({
  eventId: `1-f${at}`,
  eventTime: '2026-11-21T11:30:00.000Z',
  opponent,
  isHome: at % 2 === 0,
  outcome: outcome as 'WON' | 'DRAWN' | 'LOST' | 'NO_RESULT',
  score,
}));

const both: HeadToHeadData = {
  eventId: '7.1',
  meetings: [
    {
      exEventId: '1-m1',
      sportId: '1',
      eventName: 'Ridgeway v Harbour Town',
      eventTime: '2026-11-20T18:00:00.000Z',
      tournamentName: 'Coast League',
      home: 'Ridgeway',
      away: 'Harbour Town',
      score: { home: '0', away: '2', period: 'Full time', note: '' },
      result: 'Harbour Town',
    },
  ],
  sides: [
    { name: 'Harbour Town', form },
    { name: 'Ridgeway', form: form.slice(0, 1) },
  ],
};

const meta: Meta<typeof HeadToHeadView> = {
  title: 'Panels/Head to head',
  component: HeadToHeadView,
  args: { sportId: '1', now: storyNow, headToHead: both, isLoading: false, onRetry: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof HeadToHeadView>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const home = within(await canvas.findByRole('region', { name: 'Form of Harbour Town' }));
    const [won, drawn, , none] = home.getAllByRole('link');
    await expect(won).toHaveTextContent('Wv Ferry Lane2 – 1');
    await expect(drawn).toHaveTextContent('Dat Old Harbour0 – 0');
    await expect(within(none!).getByTitle('No result')).toBeVisible();
    await expect(won).toHaveAttribute('href', '/marketdetails/1-f0/1');
    const meetings = within(canvas.getByRole('region', { name: 'Meetings' }));
    await expect(meetings.getByRole('link')).toHaveTextContent('Ridgeway v Harbour Town0 – 2');
  },
};

export const NeverMet: Story = {
  args: { headToHead: { ...both, meetings: [], sides: both.sides.map((side) => ({ ...side, form: [] })) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('They have not met')).toBeVisible();
    await expect(canvas.getAllByText('No matches on record.')).toHaveLength(2);
  },
};

export const Long: Story = {
  args: {
    headToHead: {
      ...both,
      sides: both.sides.map(({ name }) => ({
        name: `${name} ${'and Saltmarsh United '.repeat(4)}`,
        form: form.map((match) => ({
          ...match,
          opponent: 'Archipelago Arrows of the Outer Estuary and Harbour Premier Championship',
          score: '165/7 (20.0) – 163 (19.4)',
        })),
      })),
    },
  },
};

export const Loading: Story = {
  args: { headToHead: null, isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the form');
  },
};

export const Failed: Story = {
  args: { headToHead: null },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The form could not be loaded',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
