import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import { bettorSite, foundEvent, smallSite } from '#domain/search/searched-site.test-data.ts';
import { Both, empty, events, Searching, withRoom, type Answer } from './searching.test-data.tsx';

const meta = {
  title: 'Panels/Site search',
  component: Both,
  args: { ...empty, send: fn() },
  decorators: [withRoom],
} satisfies Meta<typeof Both>;

export default meta;
type Story = StoryObj<typeof meta>;

const searching =
  (answer: Answer, site: SearchedSite = { ...smallSite, events: [] }, ended?: Answer): Story['render'] =>
  (args) => <Searching {...args} {...{ answer, site, ended }} />;
const type = async (canvasElement: HTMLElement, text: string) =>
  userEvent.type(await within(canvasElement).findByRole('combobox'), text);
const groupsOf = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('group');

export const Closed: Story = {
  name: '[VAL-1] nothing found until something is typed; what is likely meanwhile',
  parameters: {
    machine: 'site-search',
    state: ['list.ready', 'box.open.attended'],
    through: ['list.unasked', 'box.closed'],
  },
  render: searching(events, smallSite),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('combobox'));
    await waitFor(() => expect(groupsOf(canvasElement).map((group) => group.textContent)).toHaveLength(1));
    await expect(canvas.getByRole('group', { name: 'Popular' })).toBeVisible();
    await type(canvasElement, 'm');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.typed', text: 'm' });
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Events/ })).toBeVisible());
    await type(canvasElement, '{Backspace}');
    await expect(canvas.queryByRole('group', { name: /^Events/ })).toBeNull();
  },
};

export const Results: Story = {
  parameters: { machine: 'site-search', state: 'box.open.attended' },
  render: searching(events),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'mum');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await type(canvasElement, '{ArrowDown}{ArrowDown}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'highlight.moved', to: 'next' });
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Thunderbolts');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
    await type(canvasElement, '{End}');
    // Sides meet often: of those that have ended, the day tells which it was. They stand last.
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      /Mumbai Mariners v Goa Gulls.*Cricket · Ended · began Mon.*8 Jun.*Result$/,
    );
    await type(canvasElement, '{Home}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kolkata Tides');
  },
};

/** Everything that the site has under a name. */
export const Groups: Story = {
  render: searching([foundEvent('1', 'Old Harbour v Tidewater Town')], bettorSite),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'har');
    await canvas.findByRole('group', { name: 'Games' });
    await expect(
      canvas.getAllByRole('option').map((option) => option.querySelector('mark')?.textContent),
    ).toEqual(['Har', 'Har', 'Har', 'Har']);
    // From group to group, without a walk through all the events.
    await type(canvasElement, '{PageDown}{PageDown}{PageDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Harbour Premier League');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 results');
  },
};

/** It is typed in full, and the field keeps the focus. */
export const Competition: Story = {
  render: searching([], smallSite),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'premier');
    const competition = await canvas.findByRole('option', { name: /^Harbour Premier League/ });
    // It answers what was typed, though no event is called so.
    await expect(canvasElement).not.toHaveTextContent('“premier”');
    await userEvent.click(competition);
    await expect(canvas.getByRole('combobox')).toHaveValue('Harbour Premier League');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Harbour Premier League' })).toHaveTextContent(
      'Goa Gulls v Kochi',
    );
  },
};

const recent = [
  { id: 'page:rules', name: 'Rules', note: 'Page', to: { kind: 'path' as const, path: '/rules' } },
  { id: 'game:g2', name: 'Roulette', note: 'Table games', to: { kind: 'game' as const, eventId: 'g2' } },
];

export const NothingTyped: Story = {
  name: 'before anything is typed: what was chosen before, and what is popular',
  render: searching(events, { ...smallSite, recent, popular: ['3'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox'));
    const chosen = await canvas.findByRole('group', { name: 'Recent' });
    await expect(
      within(chosen)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['RulesPage', 'RouletteTable gamesPlay', 'Clear these']);
    const [first] = within(canvas.getByRole('group', { name: 'Popular' })).getAllByRole('option');
    await expect(first).toHaveTextContent('Goa Gulls v Kochi Currents');
  },
};

export const Similar: Story = {
  name: 'nearly called so: after one wrong letter',
  render: searching(events, smallSite),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'Mumbia');
    const similar = within(await canvas.findByRole('group', { name: 'Similar names' }));
    await expect(similar.getAllByRole('option')[0]).toHaveTextContent(/^Mumbai MarinersCricket/);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent('Nothing is called “Mumbia”. These are nearly called so.'),
    );
    await type(canvasElement, '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'enter.pressed' });
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  name: 'nothing found: what can be searched, and ways on that Enter does not take by itself',
  render: searching(events, smallSite),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'zzzzz');
    await expect(await canvas.findByRole('group', { name: 'Sports' })).toHaveTextContent('Soccer');
    await expect(canvas.getByRole('group', { name: 'Popular' })).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent('Nothing is called “zzzzz”.'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await type(canvasElement, '{Enter}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** A press takes the focus from the field, and still counts. */
export const Pressed: Story = {
  parameters: { machine: 'site-search', state: 'box.closed', through: 'box.open.leaving' },
  render: searching(events),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'mum');
    await userEvent.click((await canvas.findAllByRole('option'))[0]!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'place.chosen', id: 'event:2' });
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: { machine: 'site-search', state: 'list.asking' },
  render: searching('never', smallSite),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'roul');
    await expect(canvasElement).toHaveTextContent('Loading the events…');
    // The events would push it away.
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
  },
};

const lastWeek = foundEvent('old', 'Valletta Vikings v Goa Gulls', {
  eventTime: '2026-06-04T18:30:00Z',
  ended: true,
});

/** The list holds only the newest of those. */
export const EndedLastWeek: Story = {
  parameters: { machine: 'site-search', state: 'ended.found', through: 'ended.typing' },
  render: searching(events, smallSite, [lastWeek]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'valletta');
    await expect(canvasElement).not.toHaveTextContent('Nothing is called');
    await expect(await canvas.findByRole('group', { name: 'Ended' })).toHaveTextContent(
      /Valletta Vikings v Goa Gulls.*Ended · began Thu.*4 Jun/,
    );
  },
};

export const AskingForEnded: Story = {
  parameters: { machine: 'site-search', state: 'ended.asking' },
  render: searching(events, smallSite, 'never'),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'valletta');
    await waitFor(() => expect(canvasElement).toHaveTextContent('Loading the events…'));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement).not.toHaveTextContent('Nothing is called');
  },
};

/** The rest of the site is found without the events. */
export const NoAnswer: Story = {
  parameters: { machine: 'site-search', state: 'list.absent' },
  render: searching('noAnswer', smallSite),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'roul');
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent('The events could not be loaded. Try again.'),
    );
    await expect(within(canvasElement).getByRole('option', { name: /^Roulette/ })).toBeVisible();
  },
};

export const InTheModal: Story = {
  args: { isInModal: true },
  render: searching([foundEvent('1', 'Old Harbour v Tidewater Town')], bettorSite),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'har');
    await within(canvasElement).findByRole('group', { name: 'Games' });
  },
};
