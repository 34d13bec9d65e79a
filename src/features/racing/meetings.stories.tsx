import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { MeetingsView } from './meetings.view.tsx';
import { listedRace, raceHour } from './racing.test-data.ts';

const soon = (minute: number): string => new Date(Date.now() + minute * 60_000).toISOString();
const park = (number: number, minute: number, changes = {}) => ({
  ...listedRace({ course: 'Lighthouse Park', number, minute, ...changes }),
});
const downs = (number: number, minute: number, changes = {}) => ({
  ...listedRace({ course: 'Harbour Downs', number, minute, ...changes }),
});

const races = [
  downs(2, -12, { ended: true, result: 'Leeward' }),
  park(4, -10, { ended: true, result: 'Halyard' }),
  downs(3, -2, { inPlay: true }),
  { ...park(5, 4), eventTime: soon(1.4) },
  downs(4, 8),
  park(6, 14),
  downs(5, 75),
];

const meta = {
  title: 'Panels/Racing/Meetings',
  component: MeetingsView,
  args: { races, now: new Date(raceHour).toISOString() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof MeetingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was run tells its winner, the next race counts down, the others tell when they start. */
export const Hour: Story = {
  play: async ({ canvasElement }) => {
    const meetings = within(canvasElement);
    await expect(await meetings.findByRole('heading', { name: /^Lighthouse Park/ })).toHaveTextContent(
      'Lighthouse ParkGood · 2 left',
    );
    await expect(meetings.getByRole('link', { name: /R4 ran/ })).toHaveTextContent('1st Halyard');
    await expect(meetings.getByRole('link', { name: /R3 running/ })).toHaveTextContent('8 runners');
    const next = meetings.getByRole('link', { name: /Next off/ });
    await expect(next).toHaveTextContent(/^R5 In [01]:[0-5]\d/);
    await expect(next).toHaveAttribute('href', '/marketdetails/7-Lighthouse%20Park-5/7');
  },
};

/** On a race's own page that race is marked. */
export const OnItsPage: Story = {
  args: { shownId: '7-Harbour Downs-4' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { current: 'page' })).toHaveTextContent(
      /^R4/,
    );
  },
};

const longName = 'Llanfairpwllgwyngyll & District Racecourse';

export const LongNamesAndManyRaces: Story = {
  args: {
    races: Array.from({ length: 16 }, (_, at) =>
      listedRace({
        course: longName,
        number: at + 1,
        minute: at * 5 - 8,
        ended: at === 0,
        result: at === 0 ? `The Second Earl of ${longName}` : '',
      }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing is drawn where there are no meetings. */
export const None: Story = {
  args: { races: [] },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('region')).toBeNull(),
};
