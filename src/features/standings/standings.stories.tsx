import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StandingsView, type Standing } from './standings.view.tsx';

const columns = [
  ['P', 'Played'],
  ['W', 'Won'],
  ['D', 'Drawn'],
  ['L', 'Lost'],
  ['F', 'Goals scored'],
  ['A', 'Goals conceded'],
  ['GD', 'Goal difference'],
  ['Pts', 'Points'],
].map(([label = '', name = '']) => ({ label, name }));

const league: Standing = {
  tournamentId: '1t0',
  tournamentName: 'Northern Docks League',
  season: 'Season of 25 November',
  rowsAre: 'Team',
  columns,
  rows: [
    { name: 'Ferry Lane', figures: ['12', '9', '2', '1', '24', '10', '+14', '29'] },
    { name: 'Quayside Athletic', figures: ['12', '8', '1', '3', '20', '13', '+7', '25'] },
    { name: 'Tidewater Town', figures: ['12', '2', '3', '7', '9', '21', '−12', '9'] },
  ],
  rounds: [],
};

const open = { homeScore: '', awayScore: '', winner: null };
const knockout: Standing = {
  ...league,
  tournamentId: '2t3',
  tournamentName: 'Regatta Open',
  season: 'Edition of 25 November',
  columns: [],
  rows: [],
  rounds: [
    {
      name: 'Semi-final',
      matches: [
        {
          eventId: '2-a',
          home: 'N. Petrova',
          away: 'R. Iyer',
          homeScore: '6 7',
          awayScore: '3 6',
          winner: 'HOME',
        },
        { eventId: '2-b', home: 'P. Duval', away: 'I. Okafor', ...open },
      ],
    },
    { name: 'Final', matches: [{ eventId: null, home: 'N. Petrova', away: null, ...open }] },
  ],
};

const meta: Meta<typeof StandingsView> = {
  title: 'Panels/Standings',
  component: StandingsView,
  args: {
    sportId: '1',
    standings: [league, { ...league, tournamentId: '1t1', tournamentName: 'Estuary League' }],
    marked: ['Quayside Athletic'],
    isLoading: false,
    hasFailed: false,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof StandingsView>;

export const Leagues: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Northern Docks League, Season of 25 November' });
    const rows = within(table).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('1Ferry Lane129212410+1429');
    await expect(rows[2]).toHaveAttribute('data-marked');
    await userEvent.click(canvas.getByText('Estuary League'));
    await expect(canvas.getByRole('table', { name: /^Estuary League/ })).toBeVisible();
  },
};

export const Knockout: Story = {
  args: { sportId: '2', standings: [knockout], marked: ['P. Duval'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [semi] = await canvas.findAllByRole('link');
    await expect(semi).toHaveAttribute('href', '/marketdetails/2-a/2');
    await expect(semi).toHaveTextContent('N. Petrova 6 7R. Iyer 3 6');
    const final = within(canvas.getByRole('region', { name: 'Final' }));
    await expect(final.queryByRole('link')).toBeNull();
    await expect(final.getByText('Not known yet')).toBeVisible();
  },
};

/** Names and figures as long as the contract lets them be. */
export const Long: Story = {
  args: {
    standings: [
      {
        ...league,
        tournamentName: 'Archipelago and Outer Estuary Premier Championship of the Northern Docks',
        rows: Array.from({ length: 20 }, (_, at) => ({
          name: `${'Saltmarsh United Football Club '.repeat(3)}${at}`,
          figures: ['120', '100', '10', '10', '1240', '1010', '+230', '310'],
        })),
      },
    ],
  },
};

export const None: Story = {
  args: { standings: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No table')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { standings: null, isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the tables');
  },
};

export const Failed: Story = {
  args: { standings: null, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The tables could not be loaded',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
