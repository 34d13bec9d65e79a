import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CasinoLaunchProvider } from '#features/casino-launch/casino-launch.provider.tsx';
import { lobbyGames } from '#features/casino-launch/lobby-games.test-data.ts';
import { PlayGames } from '#features/casino-launch/play-games.tsx';
import { PartnerButton } from '#features/partner-launch/partner-button.tsx';
import { PartnerLaunchProvider } from '#features/partner-launch/partner-launch.provider.tsx';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';

interface LaunchesProps {
  answers: Answers;
  hasToken: boolean;
  onOpenPath: (path: string) => void;
  onLink: (link: string) => void;
}

/** The two launches out of the site, on their machines. */
function Launches({ answers, hasToken, onOpenPath, onLink }: LaunchesProps) {
  const out = { hasToken, onOpenPath };
  return (
    <StoryWorld answers={answers}>
      <PartnerLaunchProvider {...out} openLink={onLink}>
        <CasinoLaunchProvider {...out} navigate={onLink} openLink={onLink}>
          <PartnerButton>Vimaan</PartnerButton>
          <div style={{ width: 308 }}>
            <PlayGames games={lobbyGames} />
          </div>
        </CasinoLaunchProvider>
      </PartnerLaunchProvider>
      <ToastRegion />
    </StoryWorld>
  );
}

const meta = {
  title: 'Pages/Frame/Launches',
  component: Launches,
  args: { answers: {}, hasToken: true, onOpenPath: fn(), onLink: fn() },
} satisfies Meta<typeof Launches>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const says = async (text: string) =>
  waitFor(() => expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0));

export const Tiles: Story = {
  name: '[PNL-10] a tile a game with its name, category and return, the popular ones first and said to be',
  parameters: { machine: 'casino-launch', state: 'ready.idle' },
  play: async ({ canvasElement }) => {
    const tiles = within(await within(canvasElement).findByRole('list')).getAllByRole('button');
    const words = tiles.map((tile) => Array.from(tile.children, (child) => child.textContent).slice(1));
    await expect(words).toEqual([
      ['Three Cards', 'Cards', 'RTP 95.29–97.50 %'],
      ['High Card', 'Cards', 'RTP 94.12–96.47 %'],
      ['Roulette', 'Partner games', 'At VIMAAN'],
      ['Seven Up, Seven Down', 'Dice', 'RTP 95.83 %'],
    ]);
    await expect(tiles.map((tile) => within(tile).queryByText('Popular') !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  },
};

export const Filled: Story = {
  name: '[CAL-4] a UNIVERSE game is opened with a code in the token’s place',
  args: {
    answers: { CreateLaunchCode: { createLaunchCode: { __typename: 'LaunchCode', launchCode: 'once' } } },
  },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /Three Cards/);
    await waitFor(() =>
      expect(args.onLink).toHaveBeenCalledWith('https://games.example.com/play?token=once&game=99.0001'),
    );
  },
};

export const Asking: Story = {
  parameters: { machine: 'casino-launch', state: 'asking' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Three Cards/);
    await expect(within(canvasElement).getByRole('button', { name: /Three Cards Opening/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const VimaanGame: Story = {
  name: '[CAL-4] a VIMAAN game is opened as it is',
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /Roulette/);
    await expect(args.onLink).toHaveBeenCalledWith('https://vimaan.example.com/game');
  },
};

export const ContactUpline: Story = {
  name: '[CAL-4] a game without a link is the upline’s business',
  parameters: { machine: 'casino-launch', state: 'ready.refused' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Seven Up/);
    await says('Please contact your upline!');
  },
};

export const VisitorsGame: Story = {
  name: '[VAL-3] a visitor is asked to log in, and sent to the root',
  args: { hasToken: false },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /Three Cards/);
    await says('Please Login first!');
    await expect(args.onOpenPath).toHaveBeenCalledWith('/');
  },
};

export const NoCode: Story = {
  args: { answers: { CreateLaunchCode: 'noAnswer' } },
  parameters: { machine: 'casino-launch', state: 'ready.noAnswer' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Three Cards/);
    await says('Something went wrong. Please try again.');
  },
};

export const Partner: Story = {
  name: '[VAL-2] [CAL-5] a bettor is led to the partner’s address',
  args: { answers: { Partner: { partner: { __typename: 'Partner', link: 'https://vimaan.example.com/' } } } },
  parameters: { machine: 'partner-launch', state: 'ready.idle' },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /Vimaan/);
    await waitFor(() => expect(args.onLink).toHaveBeenCalledWith('https://vimaan.example.com/'));
  },
};

export const AskingPartner: Story = {
  parameters: { machine: 'partner-launch', state: 'asking' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Vimaan/);
    await expect(within(canvasElement).getByRole('button', { name: 'Vimaan' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const VisitorsPartner: Story = {
  name: '[VAL-2] a visitor’s Vimaan asks for the login, and leads to the root',
  args: { hasToken: false },
  parameters: { machine: 'partner-launch', state: 'ready.refused' },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /Vimaan/);
    await says('Please Login first!');
    await expect(args.onOpenPath).toHaveBeenCalledWith('/');
  },
};

export const NoPartner: Story = {
  args: { answers: { Partner: 'noAnswer' } },
  parameters: { machine: 'partner-launch', state: 'ready.noAnswer' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Vimaan/);
    await says('Something went wrong. Please try again.');
  },
};
