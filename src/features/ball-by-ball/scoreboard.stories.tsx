import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, waitFor, within } from 'storybook/test';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import { sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
import {
  scoreFeedMachine,
  scoreNotLiveOf,
  type ScoreFeedEvent,
  type ScoreFeedRef,
} from '#machines/score-feed/score-feed.machine.ts';
import { expectStates } from '#machines/testing/state-paths.ts';
import { MatchTime } from './match-time.tsx';
import {
  cricketBoard,
  cricketNames,
  soccerBoard,
  soccerNames,
  tennisBoard,
  tennisNames,
} from './score.test-data.ts';
import { ScoreboardView, type ScoreboardViewProps } from './scoreboard.view.tsx';

type Feed = { feed: ScoreFeedRef; clock: SimulatedClock };

function openFeed(): Feed {
  const clock = new SimulatedClock();
  const machine = scoreFeedMachine.provide({
    actors: { watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(() => {}) },
    actions: { applyMessage: () => {} },
  });
  return { clock, feed: createActor(machine, { clock, input: { eventId: '7.3', seed: 7 } }).start() };
}

const image = {
  type: 'message.received',
  facts: { kind: 'image', epoch: 'e', to: 3 },
  message: null,
} as const;
const live = ({ feed }: Feed) => feed.send(image);

interface BoardProps extends Omit<ScoreboardViewProps, 'notLive'> {
  /** What the feed has been through. */
  after: (feed: Feed) => void;
  states?: unknown;
}

/** The scoreboard on the real score-feed machine. */
function Board({ after, states, ...props }: BoardProps) {
  const [{ feed }] = useState(() => {
    const opened = openFeed();
    after(opened);
    return opened;
  });
  const snapshot = feed.getSnapshot();
  expectStates(snapshot.value, states);
  return <ScoreboardView {...props} notLive={scoreNotLiveOf(snapshot)} />;
}

const meta = {
  title: 'Panels/Scoreboard',
  component: Board,
  parameters: { machine: 'score-feed' },
  args: {
    sportId: sportIds.cricket,
    names: cricketNames,
    inPlay: true,
    board: cricketBoard,
    clock: null,
    after: live,
  },
  render: (args, { parameters }) => <Board {...args} states={parameters.state} />,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cricket: Story = {
  parameters: { state: 'watching.live' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const batting = await canvas.findByRole('rowheader', { name: 'Tern Bay Mariners, batting' });
    await expect(batting.parentElement).toHaveTextContent('163/719.28.4');
    await expect(canvas.getByRole('rowheader', { name: 'Gull Point' }).parentElement).toHaveTextContent(
      '–––',
    );
  },
};

export const Tennis: Story = {
  parameters: { state: 'watching.live' },
  args: { sportId: sportIds.tennis, names: tennisNames, board: tennisBoard },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'L. Varga, serving' })).toBeVisible();
  },
};

const started = Date.parse('2026-11-21T14:00:00.000Z');
const openedAt = performance.now();

/** The clock runs on between messages, but not past the minute last reported. */
export const Soccer: Story = {
  parameters: { state: 'watching.live' },
  args: {
    sportId: sportIds.soccer,
    names: soccerNames,
    board: soccerBoard,
    clock: (
      <MatchTime
        clock={{ elapsed: 4_020, at: '2026-11-21T14:00:00.000Z', rate: 120_000, end: 4_080 }}
        exchangeTime={() => started + performance.now() - openedAt}
        isLive
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const clock = await within(canvasElement).findByRole('timer');
    await waitFor(() => expect(clock).toHaveTextContent('68:00'));
  },
};

/** There are no two sides, so words say how it stands. */
export const Race: Story = {
  parameters: { state: 'watching.live' },
  args: {
    sportId: sportIds.horseRacing,
    names: { HOME: '', AWAY: '' },
    board: {
      columns: [],
      home: [],
      away: [],
      active: null,
      detail: '400 m to go: Ebb Tide, Storm Petrel, Cable’s Length',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^400 m to go: Ebb Tide/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Ended: Story = {
  parameters: { state: 'watching.live' },
  args: {
    sportId: sportIds.soccer,
    names: soccerNames,
    inPlay: false,
    board: { ...soccerBoard, detail: 'Full time' },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Full time')).toBeVisible();
  },
};

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  };

/** The score from the lists stands until the stream says more. */
export const Connecting: Story = {
  parameters: { state: 'watching.connecting' },
  args: {
    after: () => {},
    board: boardOfLine({ home: '163/7 (19.2)', away: '', period: '1st innings', note: 'WICKET' }),
  },
  play: says('Score connecting…'),
};

export const Silent: Story = {
  parameters: { state: 'notLive.silent' },
  args: {
    after: (feed) => {
      live(feed);
      feed.clock.increment(timing.scoreSilence);
    },
  },
  play: says('Score not live'),
};

export const Gap: Story = {
  parameters: { state: 'notLive.gap' },
  args: {
    after: (feed) => {
      live(feed);
      feed.feed.send({ ...image, facts: { kind: 'change', epoch: 'e', from: 8, to: 9 } });
    },
  },
  play: says('Score not live'),
};

export const Cut: Story = {
  parameters: { state: 'notLive.cut' },
  args: {
    after: (feed) => {
      live(feed);
      feed.feed.send({ type: 'stream.ended' });
    },
  },
  play: says('Score not live'),
};

export const UnknownEvent: Story = {
  parameters: { state: 'notLive.unknownEvent' },
  args: { after: ({ feed }) => feed.send({ ...image, facts: { kind: 'unknownEvent' } }) },
  play: says('No live score'),
};

export const LongNames: Story = {
  parameters: { state: 'watching.live' },
  args: {
    names: {
      HOME: 'Llanfairpwllgwyngyll & District Wanderers Reserves',
      AWAY: 'Oberammergau-Unterpfaffenhofen United',
    },
    sportId: sportIds.tennis,
    board: tennisBoard,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
