import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EventSearchView } from './event-search.view.tsx';

const event = (exEventId: string, eventName: string) => ({
  exEventId,
  eventName,
  sportId: '4',
  sportName: 'Cricket',
  eventTime: '2026-06-10T18:30:00Z',
  ended: false,
});
const results = [
  event('1', 'Mumbai Mariners v Goa Gulls'),
  event('2', 'Kolkata Tides v Mumbai Mariners'),
  event('3', 'Mumbai Mariners Development and Reserve Squad v Thiruvananthapuram Thunderbolts'),
];

const meta = {
  title: 'Event search',
  component: EventSearchView,
  args: { text: '', shown: null, now: '2026-06-10T12:00:00Z', send: fn() },
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

export const Closed: Story = {
  name: '[VAL-1] empty: no results',
  parameters: { machine: 'event-search', state: ['list.unasked', 'list.ready', 'box.closed'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.type(canvas.getByRole('combobox'), 'm');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.typed', text: 'm' });
  },
};

export const Results: Story = {
  args: { text: 'mum', shown: { kind: 'results', results, highlighted: '2' } },
  parameters: { machine: 'event-search', state: ['box.open.attended', 'box.open.leaving'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Kolkata Tides');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.type(field, '{ArrowDown}{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'highlight.moved', to: 'next' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'enter.pressed' });
    await userEvent.click(canvas.getByText('Mumbai Mariners v Goa Gulls'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'result.chosen', exEventId: '1' });
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
  args: { text: 'mum', shown: { kind: 'loading' } },
  parameters: { machine: 'event-search', state: 'list.asking' },
};

export const NoAnswer: Story = {
  args: { text: 'mum', shown: { kind: 'noAnswer' } },
  parameters: { machine: 'event-search', state: 'list.absent' },
};

export const InTheModal: Story = {
  args: { text: 'mum', shown: { kind: 'results', results, highlighted: null }, isInModal: true },
};
