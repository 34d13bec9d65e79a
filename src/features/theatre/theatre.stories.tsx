import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { TheatreView } from './theatre.view.tsx';
import {
  aCard,
  aFinish,
  fieldOf,
  someAttacks,
  someBalls,
  someFields,
  someLineUps,
  someMoves,
  somePoints,
} from './theatre.test-data.ts';

const event = {
  eventId: '7.1',
  sportId: sportIds.soccer as string,
  home: 'Northbank',
  away: 'Saltmarsh City',
  inPlay: true,
  score: { home: '2', away: '1', period: "72'", note: '' },
};

const meta = {
  title: 'Panels/Theatre',
  component: TheatreView,
  args: { event, plays: someMoves, notLive: null },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 372, padding: 16, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TheatreView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest play is announced, and everything is labelled simulated. */
const tells =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(sentence);
    await expect(canvasElement).toHaveTextContent('Simulated');
  };

export const Soccer: Story = { play: tells("72' Northbank: goal.") };

export const Cricket: Story = {
  args: {
    event: {
      ...event,
      sportId: sportIds.cricket,
      home: 'Tern Bay Mariners',
      away: 'Gull Point',
      score: { home: '148/5 (17.2)', away: '', period: '1st innings', note: 'FOUR' },
      players: someLineUps,
    },
    plays: someBalls,
  },
  play: tells('17.2: four, cut. R. Perera to P. Rao, 139 km/h.'),
};

export const CricketWicket: Story = {
  args: { ...Cricket.args, plays: someBalls.slice(0, 4) },
  play: tells('17.1: out, caught, pulled.'),
};

export const Tennis: Story = {
  args: {
    event: {
      ...event,
      sportId: sportIds.tennis,
      home: 'M. Okonjo',
      away: 'L. Varga',
      score: { home: '6 3 4', away: '4 6 3', period: 'Set 3 · 30–15', note: '' },
    },
    plays: somePoints,
  },
  play: tells('Forehand winner after 7 strokes. Point to M. Okonjo: 30–15.'),
};

export const TennisError: Story = {
  args: { ...Tennis.args, plays: somePoints.slice(0, 2) },
  play: tells('Forehand by M. Okonjo long after 5 strokes. Point to L. Varga: 15–15.'),
};

export const Basketball: Story = {
  args: {
    event: {
      ...event,
      sportId: sportIds.basketball,
      score: { home: '48', away: '51', period: 'Q2 3:12', note: '' },
    },
    plays: someAttacks,
  },
  play: tells('Q2 3:12 Saltmarsh City: 3 points.'),
};

export const Race: Story = {
  args: {
    event: { ...event, sportId: sportIds.horseRacing, home: null, away: null, score: null, runners: aCard },
    plays: someFields,
  },
  play: async (context) => {
    await tells('400 m to go: Low Tide leads from Tern.')(context);
    const [first, second] = within(context.canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^\d+Low Tideleads$/);
    await expect(second).toHaveTextContent(/^\d+Tern3.5 m behind$/);
  },
};

/** On a phone there is no list: the prices below it, with the runners' numbers, stay in sight. */
export const RaceAboveMarkets: Story = {
  args: { ...Race.args, isLow: true },
  play: async (context) => {
    await tells('400 m to go: Low Tide leads from Tern.')(context);
    const behind = within(context.canvasElement).getByText('3.5 m behind');
    await (innerWidth < 768 ? expect(behind).not.toBeVisible() : expect(behind).toBeVisible());
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Number 1 was withdrawn, and of the others no card is known. */
export const RaceWithoutACard: Story = {
  args: {
    event: { ...event, sportId: sportIds.horseRacing, home: null, away: null, score: null },
    plays: [fieldOf({ run: [null, 119_300, 118_700] })],
  },
  play: async (context) => {
    await tells('400 m to go: Number 2 leads from Number 3.')(context);
    await expect(within(context.canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const RaceFinish: Story = {
  args: { ...Race.args, plays: aFinish },
  play: tells('Low Tide wins, Harbour Light is second, Tern third.'),
};

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(words);
    await expect(canvasElement).toHaveTextContent('Simulated');
  };

export const NotKnown: Story = {
  args: { event: null, plays: [], notLive: 'connecting' },
  play: says('Nothing to see yet'),
};

export const NoPicture: Story = {
  args: { event: { ...event, sportId: sportIds.lottery }, plays: [] },
  play: says('This event has no picture'),
};

export const BeforeTheStart: Story = {
  args: { event: { ...event, inPlay: false, score: null }, plays: [], notLive: 'connecting' },
  play: says('The picture begins when play does'),
};

export const Connecting: Story = { args: { plays: [], notLive: 'connecting' }, play: says('Connecting…') };

export const NothingYet: Story = { args: { plays: [] }, play: says('Nothing has been played yet') };

export const NeverLive: Story = {
  args: { plays: [], notLive: 'silent' },
  play: says('The picture is not live. It goes on by itself.'),
};

/** The last play stands, and it is said that it may be old. */
export const Cut: Story = { args: { notLive: 'cut' }, play: says('Not live') };

export const Ended: Story = {
  args: { event: { ...event, inPlay: false, ended: true } },
  play: says('Ended'),
};

/** The picture stood still before the finish: how far there was to go then is no news any more. */
export const RaceEndedUnseen: Story = {
  args: {
    ...Race.args,
    event: { ...event, sportId: sportIds.horseRacing, inPlay: false, ended: true, runners: aCard },
  },
  play: async (context) => {
    await says('It has ended')(context);
    await expect(context.canvasElement).not.toHaveTextContent('to go');
  },
};

export const EndedUnseen: Story = {
  args: { event: { ...event, inPlay: false, ended: true }, plays: [] },
  play: says('It has ended'),
};
