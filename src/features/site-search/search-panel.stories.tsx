import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { FoundEvent, FoundGroup, Place } from '#domain/search/place.ts';
import { foundEvent } from '#domain/search/searched-site.test-data.ts';
import type { SearchShown } from '#machines/site-search/site-search.types.ts';
import { Both, empty, events, longName, withRoom } from './searching.test-data.tsx';

const meta = {
  title: 'Panels/Site search panel',
  component: Both,
  args: { ...empty, send: fn() },
  decorators: [withRoom],
} satisfies Meta<typeof Both>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (name: FoundGroup['name'], places: readonly Place[]): FoundGroup => ({ name, places });
const placeOf = (event: FoundEvent): Place => ({
  id: `event:${event.exEventId}`,
  name: event.eventName,
  note: event.sportName,
  sportId: event.sportId,
  event,
  to: { kind: 'path', path: '/' },
});
const shownOf = (...groups: FoundGroup[]): SearchShown => ({ groups, highlighted: null, list: 'there' });

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
    shown: shownOf(group('Events', events.map(placeOf))),
    states: new Map([
      ['2', standing('165/7 (20.0)', '123/5 (15.1)')],
      ['3', standing('', '', { inPlay: false, score: null })],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [, playing, later] = await within(canvasElement).findAllByRole('option');
    await expect(playing).toHaveTextContent(
      /Kolkata Tides v Mumbai MarinersCricket ·\sIn play165\/7 \(20\.0\) – 123/,
    );
    await expect(later).not.toHaveTextContent('In play');
  },
};

const many = Array.from({ length: 20 }, (_, at) =>
  placeOf(foundEvent(`m${at}`, `Mumbai Mariners v Team ${at}`)),
);
const findBox = async (canvasElement: HTMLElement) => {
  const [option] = await within(canvasElement).findAllByRole('option');
  return option!.parentElement!.getBoundingClientRect();
};

export const Many: Story = {
  name: '[VAL-1] many results: a box of 300 × 200 px',
  args: { text: 'mum', shown: shownOf(group('Events', many)) },
  play: async ({ canvasElement }) => {
    const { width, height } = await findBox(canvasElement);
    await expect([width, height]).toEqual([300, 200]);
  },
};

export const ManyInTheModal: Story = {
  name: '[VAL-1] many results on a phone: at most 300 px',
  args: { ...Many.args, isInModal: true },
  play: async ({ canvasElement }) => expect((await findBox(canvasElement)).height).toBe(300),
};

export const LongNames: Story = {
  args: {
    text: 'thir',
    shown: shownOf(
      group('Events', [placeOf(events[2]!)]),
      group('Teams and players', [{ ...placeOf(events[2]!), id: 'team', note: longName }]),
    ),
  },
  play: async ({ canvasElement }) => {
    for (const option of await within(canvasElement).findAllByRole('option'))
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

const alike = ['Kolkata Riverside Tides v Mumbai Mariners', 'Kolkata Riverside Tides v Mumbai Monsoons'];

export const NamesAlike: Story = {
  name: 'a name that is too long for one line takes a second, and a live score takes no room of its own',
  args: {
    text: 'kol',
    shown: shownOf(
      group(
        'Events',
        alike.map((name, at) => placeOf(foundEvent(`a${at}`, name))),
      ),
      group('Ended', [placeOf(foundEvent('a2', alike[0]!, { ended: true }))]),
    ),
    states: new Map([['a0', standing('165/7 (20.0)', '123/5 (15.1)')]]),
  },
  play: async ({ canvasElement }) => {
    const options = await within(canvasElement).findAllByRole('option');
    for (const option of options) {
      const name = within(option).getByText(/Riverside/);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    }
    const [playing, later] = options;
    await expect(playing!.offsetHeight).toBe(later!.offsetHeight);
  },
};

export const Nothing: Story = {
  args: { text: 'zzz', shown: shownOf() },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(
      'Nothing is called “zzz”. Teams and players, competitions, matches, races, games and pages are found by their names.',
    ),
};
