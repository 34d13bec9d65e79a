import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
  title: 'Pages/A sport, by address',
  component: Sport,
  args: { answers: everything, path: '/inplay?sport=1' },
} satisfies Meta<typeof Sport>;

export default meta;
type Story = StoryObj<typeof meta>;

const cricket = { sportId: '4', sportName: 'Cricket' };

/** The competitions of one sport with what is in play alone. */
export const InPlay: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Soccer in play' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Soccer in play · Layline'));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Northbank v Saltmarsh City']]));
    await expect(page.queryByRole('group', { name: 'When' })).toBeNull();
    await userEvent.click(page.getByRole('link', { name: 'Estuary Cup' }));
    await waitFor(() => expect(addressOf(canvasElement)).toBe('/inplay?sport=1&competition=79'));
    await userEvent.click(page.getByRole('link', { name: 'All of Soccer' }));
    await userEvent.click(page.getByRole('button', { name: 'Most matched' }));
    await waitFor(() => expect(addressOf(canvasElement)).toBe('/inplay?sport=1&order=matched'));
    await userEvent.click(page.getByRole('button', { name: 'All 1' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'In play' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('In play · Layline'));
  },
};

/** With nothing in play it leads to what is to come, and to the next sport in which something is. */
export const NoneInPlay: Story = {
  args: {
    answers: answersWith([match('1', 0.1), match('2', 0.2, cup), sent({ ...soccerInPlay, ...cricket })]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No soccer is in play')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Soccer 0', pressed: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cricket in play · 1' })).toHaveAttribute(
      'href',
      '/inplay?sport=4',
    );
    await userEvent.click(page.getByRole('link', { name: 'Soccer to come · 2' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
  },
};

export const InPlayUnknown: Story = {
  args: { answers: { ...everything, AllEvents: 'noAnswer' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('What is in play is not known')).toBeVisible();
  },
};

export const InPlayLoading: Story = {
  args: { answers: {} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the events')).toBeInTheDocument();
  },
};

/** An address of a sport that there is not. */
export const NoSuchSport: Story = {
  args: { path: '/?sport=999' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('There is no such page')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('No such page · Layline'));
    await userEvent.click(page.getByRole('link', { name: 'Go to the home page' }));
    await expect(await page.findByRole('heading', { name: 'Live markets' })).toBeInTheDocument();
  },
};

export const NoSuchSportInPlay: Story = {
  args: { path: '/inplay?sport=999' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There is no such page')).toBeVisible();
  },
};

/** While the list of sports is not known, no sport is said not to be there. */
export const SportsUnknown: Story = {
  args: { answers: { ...everything, Sports: 'noAnswer' }, path: '/?sport=1' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Coast League' })).toBeVisible();
    await expect(page.queryByText('There is no such page')).toBeNull();
  },
};

/** Racing is shown in another way, on a page of its own. */
export const OwnPage: Story = {
  args: { path: '/?sport=7' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(addressOf(canvasElement)).toBe('/horseRacing/7'));
  },
};
