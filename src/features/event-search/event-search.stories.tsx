import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import {
  eventSearchMachine,
  selectShown,
  type FoundEvent,
} from '#machines/event-search/event-search.machine.ts';
import { EventSearchView, type EventSearchViewProps } from './event-search.view.tsx';

const event = (exEventId: string, eventName: string) => ({
  exEventId,
  eventName,
  sportId: '4',
  sportName: 'Cricket',
  eventTime: '2026-06-10T18:30:00Z',
  ended: false,
});
const results = [
  { ...event('1', 'Mumbai Mariners v Goa Gulls'), eventTime: '2026-06-08T18:30:00Z', ended: true },
  event('2', 'Kolkata Tides v Mumbai Mariners'),
  event('3', 'Mumbai Mariners Development and Reserve Squad v Thiruvananthapuram Thunderbolts'),
];

type Answer = 'never' | 'noAnswer' | readonly FoundEvent[];

/** The view on the real machine, which hears what the story's `send` hears. */
function Search({ answer, now, send }: Pick<EventSearchViewProps, 'now' | 'send'> & { answer: Answer }) {
  const [search] = useState(() => {
    const machine = eventSearchMachine.provide({
      actors: {
        loadEvents: fromPromise<readonly FoundEvent[]>(async () => {
          if (answer === 'never') return new Promise<never>(() => undefined);
          if (answer === 'noAnswer') throw new Error('The gateway cannot be reached');
          return answer;
        }),
      },
      actions: { openPath: () => undefined },
    });
    return createActor(machine).start();
  });
  const snapshot = useSelector(search, (current) => current);
  return (
    <EventSearchView
      text={snapshot.context.text}
      shown={selectShown(snapshot)}
      states={new Map()}
      now={now}
      send={(sent) => {
        send(sent);
        search.send(sent);
      }}
    />
  );
}

const meta = {
  title: 'Event search',
  component: EventSearchView,
  args: { text: '', shown: null, states: new Map(), now: '2026-06-10T12:00:00Z', send: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventSearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

const searching =
  (answer: Answer): Story['render'] =>
  (args) => <Search {...args} answer={answer} />;
const type = (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByRole('combobox'), text);

export const Closed: Story = {
  name: '[VAL-1] empty: no results',
  parameters: {
    machine: 'event-search',
    state: ['list.ready', 'box.closed'],
    through: ['list.unasked', 'box.open.attended'],
  },
  render: searching(results),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await type(canvasElement, 'm');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.typed', text: 'm' });
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await type(canvasElement, '{Backspace}');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

export const Results: Story = {
  parameters: { machine: 'event-search', state: 'box.open.attended' },
  render: searching(results),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'mum');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await type(canvasElement, '{ArrowDown}{ArrowDown}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'highlight.moved', to: 'next' });
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Kolkata Tides');
    // Sides meet often: of those that have ended, the day tells which it was.
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Cricket · Ended · began Mon.*8 Jun/);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
  },
};

/** A press takes the focus from the field, and still counts. */
export const Pressed: Story = {
  parameters: { machine: 'event-search', state: 'box.closed', through: 'box.open.leaving' },
  render: searching(results),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'mum');
    await userEvent.click(await canvas.findByText('Mumbai Mariners v Goa Gulls'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'result.chosen', exEventId: '1' });
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

const standing = (home: string, away: string, changes = {}) => ({
  inPlay: true,
  ended: false,
  score: { home, away, period: 'needs 43 from 29', note: '' },
  ...changes,
});

/** An event in play has its score where the others have their start. */
export const InPlay: Story = {
  args: {
    text: 'mum',
    shown: { kind: 'results', results, highlighted: null },
    states: new Map([
      ['2', standing('165/7 (20.0)', '123/5 (15.1)')],
      ['3', standing('', '', { inPlay: false, score: null })],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [, playing, later] = within(canvasElement).getAllByRole('option');
    await expect(playing).toHaveTextContent(
      'Kolkata Tides v Mumbai MarinersCricket · In play165/7 (20.0) – 123/5 (15.1) · needs 43 from 29',
    );
    await expect(later).not.toHaveTextContent('In play');
  },
};

const many = Array.from({ length: 20 }, (_, at) => event(`m${at}`, `Mumbai Mariners v Team ${at}`));
const boxOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('listbox').parentElement!.getBoundingClientRect();

export const Many: Story = {
  name: '[VAL-1] many results: a box of 300 × 200 px',
  args: { text: 'mum', shown: { kind: 'results', results: many, highlighted: null } },
  play: async ({ canvasElement }) => {
    const { width, height } = boxOf(canvasElement);
    await expect([width, height]).toEqual([300, 200]);
  },
};

export const ManyInTheModal: Story = {
  name: '[VAL-1] many results on a phone: at most 300 px',
  args: { ...Many.args, isInModal: true },
  play: async ({ canvasElement }) => expect(boxOf(canvasElement).height).toBe(300),
};

export const Nothing: Story = {
  args: { text: 'zzz', shown: { kind: 'results', results: [], highlighted: null } },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('No event has “zzz” in its name.'),
};

export const Loading: Story = {
  parameters: { machine: 'event-search', state: 'list.asking' },
  render: searching('never'),
  play: async ({ canvasElement }) => type(canvasElement, 'mum'),
};

export const NoAnswer: Story = {
  parameters: { machine: 'event-search', state: 'list.absent' },
  render: searching('noAnswer'),
  play: async ({ canvasElement }) => type(canvasElement, 'mum'),
};

export const InTheModal: Story = {
  args: { text: 'mum', shown: { kind: 'results', results, highlighted: null }, isInModal: true },
};
