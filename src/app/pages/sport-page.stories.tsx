import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { soccerInPlay } from '#graphql/event.test-data.ts';
import {
  addressOf,
  answersWith,
  cup,
  everything,
  listsOf,
  match,
  sent,
  Sport,
} from './sport-page.test-data.tsx';

const meta = {
  title: 'Pages/A sport',
  component: Sport,
  args: { answers: everything, path: '/?sport=1' },
} satisfies Meta<typeof Sport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Competitions with something in play come first, and what is in play comes first in each. */
export const ByCompetition: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
    await expect(await page.findByText('1 in play')).toBeVisible();
    await expect(page.getByText('3 to come')).toBeVisible();
    // Late in the day the next one starts sooner.
    await expect(page.getByText(/^In \d min$/, { selector: 'strong' })).toBeInTheDocument();
    await expect(
      page
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((text) => /Cup|League/.test(text)),
    ).toEqual(['Estuary Cup', 'Coast League']);
    await waitFor(() =>
      expect(listsOf(canvasElement)).toEqual([
        ['Northbank v Saltmarsh City', 'Match 3'],
        ['Match 1', 'Match 2'],
      ]),
    );
  },
};

/** A competition's name leads to it alone, and from there a link leads back to all. */
export const OneCompetition: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Coast League' }));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 1', 'Match 2']]));
    // The head stays the sport's.
    await expect(page.getByText('3 to come')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'All 2', pressed: true })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'All of Soccer' }));
    await waitFor(() => expect(listsOf(canvasElement)).toHaveLength(2));
  },
};

export const ByDay: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const days = within(await page.findByRole('group', { name: 'When' }));
    await userEvent.click(days.getByRole('button', { name: 'In play 1' }));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Northbank v Saltmarsh City']]));
    const last = days.getAllByRole('button').at(-1)!;
    await userEvent.click(last);
    await waitFor(() => expect(last).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 2']]));
    await userEvent.click(days.getByRole('button', { name: 'All 4' }));
    await waitFor(() => expect(listsOf(canvasElement)).toHaveLength(2));
  },
};

/** An old address names a day that has nothing any more: the next that has is offered. */
export const NothingOnThatDay: Story = {
  args: { path: '/?sport=1&day=2026-01-02' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No soccer on that day')).toBeVisible();
    await expect(page.getByRole('button', { name: /2 Jan 0$/, pressed: true })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Today · 2' }));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 1'], ['Match 3']]));
    await expect(addressOf(canvasElement)).toMatch(/^\/\?sport=1&day=\d{4}-\d\d-\d\d$/);
  },
};

/** Any day can be asked for in the calendar; one that has nothing leads on. */
export const ByCalendar: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chip = await page.findByRole('button', { name: 'Date' });
    await waitFor(() => expect(chip).toBeEnabled());
    await userEvent.click(await page.findByRole('button', { name: 'Date' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Date' }));
    await userEvent.click(await calendar.findByRole('button', { name: 'Next month' }));
    const days = await calendar.findAllByRole('gridcell', { name: /^15 / });
    await userEvent.click(days[0]!);
    await expect(await page.findByText('No soccer on that day')).toBeVisible();
    await expect(addressOf(canvasElement)).toMatch(/&day=\d{4}-\d\d-15$/);
    await expect(page.getByRole('link', { name: 'In play · 1' })).toBeVisible();
  },
};

const led = sent({ ...soccerInPlay, ...cup });
const withLead = answersWith([match('1', 0.1), match('2', 0.2, cup), { ...led, marketIds: ['1.2'] }]);

/** The match that leads stands above the lists, and in none of them. */
export const LeadsOnce: Story = {
  args: { answers: withLead },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const lead = await page.findByRole('region', { name: 'Leading now: Northbank v Saltmarsh City' });
    await expect(within(lead).getByRole('link', { name: /^Northbank/ })).toBeVisible();
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 2'], ['Match 1']]));
    // It counts, and its competition still comes first.
    const days = within(page.getByRole('group', { name: 'When' }));
    await userEvent.click(days.getByRole('button', { name: 'In play 1' }));
    await expect(page.getByRole('region', { name: 'Leading now: Northbank v Saltmarsh City' })).toBeVisible();
    const itsCup = within(page.getByRole('region', { name: 'Estuary Cup' }));
    await expect(await itsCup.findByText('Its one match here leads the page, above.')).toBeVisible();
    await expect(page.queryByText('No soccer is in play')).toBeNull();
    // Another day's list has no match above it.
    await userEvent.click(days.getByRole('button', { name: /^Today/ }));
    await waitFor(() => expect(page.queryByRole('region', { name: /^Leading now/ })).toBeNull());
  },
};

/** A sport that has nothing leads to the next that has. */
export const NothingListed: Story = {
  args: { answers: answersWith([match('1', 0.1, { sportId: '4', sportName: 'Cricket' })]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No soccer is listed')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('None in play0 to come');
    await userEvent.click(page.getByRole('link', { name: 'Cricket · 1' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Cricket' })).toBeVisible();
    await expect(addressOf(canvasElement)).toBe('/?sport=4');
  },
};

export const EventsUnknown: Story = {
  args: { answers: { ...everything, AllEvents: 'noAnswer' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('What is in play is not known')).toBeVisible();
    await expect(page.queryByText(/to come/)).toBeNull();
  },
};

export const Loading: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the events')).toBeInTheDocument();
  },
};
