import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { CasinoLaunchProvider } from '#features/casino-launch/casino-launch.provider.tsx';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { removeSession, writeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { sampleBanners } from '#features/carousel/carousel.test-data.ts';
import { cricketInPlay, sampleEvent, soccerInPlay } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { HomePage } from './home-page.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

/** The page on the real start-up machine, fed with the gateway's answers. */
function Home({ answers }: { answers: Answers }) {
  return (
    <StoryWorld answers={answers}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.cricket}>
          <CasinoLaunchProvider hasToken={false} onOpenPath={nothing}>
            <HomePage />
          </CasinoLaunchProvider>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

/** An event as the gateway sends it. It has no markets: a row's prices are another feature's story. */
const sent = (event: EventFieldsFragment) => ({ __typename: 'Event', ...event, marketIds: [] });
const allEvents = [
  { sportId: '4', events: [sent(cricketInPlay)] },
  {
    sportId: '1',
    events: [sent(soccerInPlay), sent(sampleEvent({ eventTime: '2099-11-21T14:25:00.000Z' }))],
  },
];
const theme = {
  variables: [{ name: '--brand', value: '#1d4ed8' }],
  exchangeFavicon: '',
  exchangeTitle: 'Harbour Exchange',
  themeColor: '#1d4ed8',
  exchangeLogo: '',
  yearNotice: '2023',
  homeBlocks: [],
};

const everything: Answers = {
  CasinoEvents: { casinoLobby: [] },
  Sports: {
    sports: [
      { sportId: '4', sportName: 'Cricket', highlight: true },
      { sportId: '1', sportName: 'Soccer', highlight: false },
    ],
  },
  AllEvents: { allEvents },
  RacingEvents: { racingEvents: [] },
  ExchangeTypes: { exchangeTypes: [] },
  Theme: { theme },
  SiteNews: { banners: sampleBanners, news: [] },
  LeadingMarkets: { leadingMarkets: [] },
  Support: { support: { whatsapp: null, telegram: null, instagram: null, apk: null } },
};

const meta = {
  title: 'Pages/Home',
  component: Home,
  parameters: { machine: 'startup' },
  args: { answers: everything },
  // The theme applies to the whole document: a story must not leave it to the next one.
  beforeEach: () => {
    const { title } = document;
    const style = document.documentElement.getAttribute('style');
    localStorage.removeItem('getThemeConfig');
    return () => {
      localStorage.removeItem('getThemeConfig');
      document.title = title;
      if (style === null) document.documentElement.removeAttribute('style');
      else document.documentElement.setAttribute('style', style);
    };
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

const ownBrand = () => document.documentElement.style.getPropertyValue('--theme-light-brand');

export const Loading: Story = {
  args: { answers: {} },
  parameters: { state: ['lists.loading', 'theme.loading', 'support.loading'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the events');
    await expect(ownBrand()).toBe('');
  },
};

export const Ready: Story = {
  name: '[CAL-2] [CAL-3] the lists together, in the colours of the theme',
  parameters: { state: ['lists.ready.complete', 'theme.arrived', 'support.arrived'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('Live markets');
    const inPlay = within(await page.findByRole('region', { name: 'In play now' }));
    await expect(inPlay.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tern Bay Mariners v Gull Point'),
      expect.stringContaining('Northbank v Saltmarsh City'),
    ]);
    const soon = within(await page.findByRole('region', { name: 'Starting soon' }));
    await expect(soon.getByRole('link', { name: /^Harbour Town v Ridgeway/ })).toBeVisible();
    await expect(soon.getByRole('link', { name: 'All of Soccer' })).toHaveAttribute('href', '/?sport=1');
    await expect(soon.queryByRole('link', { name: 'All of Cricket' })).toBeNull();
    await expect(await page.findByText('All money here is play money.')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Your limits and breaks' })).toBeNull();
    await expect(await page.findByRole('region', { name: 'Games room' })).toBeVisible();
    const titles = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect([titles[0], titles.at(-1)]).toEqual(['In play now', 'Games room']);
    await expect(await page.findByRole('region', { name: 'Promotions' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Harbour Exchange'));
    await waitFor(() => expect(ownBrand()).not.toBe(''));
  },
};

/** The gateway leaves the promotions out; a page that knew them before does so itself. */
export const OnBreak: Story = {
  name: 'no promotion is shown to those who take a break from betting',
  parameters: { state: ['lists.ready.complete', 'theme.arrived', 'support.arrived'] },
  beforeEach: () => {
    const times = { receivedAt: new Date().toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
    const session = { token: 'a-token', userName: 'chitra', isLogin: 1, isTimedOut: true, ...times };
    writeSession(localStorage, { ...session, hardExpiresAt: times.expiresAt });
    return () => removeSession(localStorage);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'In play now' })).toBeVisible();
    const block = canvasElement.querySelector('[data-of="promotions"] > *');
    await waitFor(() => expect(block).toBeEmptyDOMElement());
    const limits = await page.findByRole('link', { name: 'Your limits and breaks' });
    await expect(limits).toHaveAttribute('href', '/profile#safer-betting');
    await expect(await page.findByRole('region', { name: 'Starting soon' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Games room' })).toBeNull();
  },
};

/** Four lists wait for the fifth; nothing is shown half complete. */
export const OneListIsLate: Story = {
  name: '[CAL-2] the lists are stored when all are complete',
  args: { answers: { ...everything, RacingEvents: 'never' } },
  parameters: { state: 'lists.loading' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Harbour Exchange'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the events');
  },
};

const leading = ({ exEventId, sportId }: EventFieldsFragment, ...chances: number[]) => ({
  __typename: 'LeadingMarket',
  marketId: `m${exEventId}`,
  eventId: exEventId,
  sportId,
  matched: 1_000_00,
  runners: chances.map((chance, at) => ({ __typename: 'LeadingRunner', name: `Side ${at}`, chance })),
});
const inPlayNames = async (canvas: HTMLElement) => {
  const list = within(await within(canvas).findByRole('region', { name: 'In play now' }));
  return list.getAllByRole('link').map(({ textContent }) => /Tern Bay|Northbank/.exec(textContent)?.[0]);
};

/** The cricket is of the chosen sport. */
export const DecidedLast: Story = {
  args: {
    answers: {
      ...everything,
      LeadingMarkets: {
        leadingMarkets: [leading(cricketInPlay, 9_900, 100), leading(soccerInPlay, 5_000, 5_000)],
      },
    },
  },
  parameters: { state: 'lists.ready.complete' },
  play: async ({ canvasElement }) => {
    await expect(await inPlayNames(canvasElement)).toEqual(['Northbank', 'Tern Bay']);
  },
};

/** A ranking that does not come keeps nobody waiting. */
export const NothingToldOfWhatLeads: Story = {
  args: { answers: { ...everything, LeadingMarkets: 'never' } },
  parameters: { state: 'lists.ready.complete' },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await inPlayNames(canvasElement)).toEqual(['Tern Bay', 'Northbank']), {
      timeout: 5_000,
    });
  },
};

export const InTheOperatorsOrder: Story = {
  args: {
    answers: {
      ...everything,
      Theme: { theme: { ...theme, homeBlocks: ['startingSoon', 'nonsense', 'movers', 'startingSoon'] } },
    },
  },
  parameters: { state: 'lists.ready.complete' },
  play: async ({ canvasElement }) => {
    const titles = () =>
      within(canvasElement)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 3);
    await waitFor(() => expect(titles()).toEqual(['Starting soon', 'Biggest movers', 'In play now']), {
      timeout: 5_000,
    });
  },
};

/** The first half minute of a new installation: an empty page says that it does not stay so. */
export const NothingListedYet: Story = {
  args: { answers: { ...everything, AllEvents: { allEvents: [] } } },
  parameters: { state: 'lists.ready.complete' },
  play: async ({ canvasElement }) => {
    const inPlay = within(await within(canvasElement).findByRole('region', { name: 'In play now' }));
    await expect(inPlay.getByText(/^The first events are on their way\./)).toBeVisible();
  },
};

export const OneListFailed: Story = {
  name: '[CAL-2] a failed list is named on the console and empty',
  args: { answers: { ...everything, AllEvents: 'noAnswer' } },
  parameters: { state: 'lists.ready.waiting', through: 'lists.ready.asking' },
  beforeEach: () => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => logged.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('What is in play is not known')).toBeVisible();
    await expect(page.queryByRole('region', { name: 'In play now' })).toBeNull();
    await expect(console.error).toHaveBeenCalledWith('The start-up list "allEvents" could not be loaded.');
  },
};

/** The page keeps its own colours. */
export const NoThemeAndNoSupport: Story = {
  args: { answers: { ...everything, Theme: 'noAnswer', Support: 'noAnswer' } },
  parameters: { state: ['theme.absent', 'support.absent'] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: /^Tern Bay Mariners v/ }),
    ).toBeVisible();
    await expect(ownBrand()).toBe('');
  },
};

export const StoredTheme: Story = {
  name: '[CAL-3] [ENT-10] the stored theme is worn until the server’s comes',
  args: { answers: { ...everything, Theme: 'never' } },
  parameters: { machine: 'theme', state: 'polling' },
  beforeEach: () => localStorage.setItem('getThemeConfig', JSON.stringify(theme)),
  play: async () => waitFor(() => expect(ownBrand()).toBe('#1d4ed8')),
};

export const ThemeArrived: Story = {
  name: '[CAL-3] [ENT-12] a theme that came is worn, and stored',
  parameters: { machine: 'theme', state: 'applied' },
  play: async () => {
    await waitFor(() => expect(ownBrand()).toBe('#1d4ed8'));
    await expect(JSON.parse(localStorage.getItem('getThemeConfig') ?? '')).toMatchObject(theme);
  },
};

export const NoTheme: Story = {
  args: { answers: { ...everything, Theme: 'noAnswer' } },
  parameters: { machine: 'theme', state: 'absent' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: /^Tern Bay Mariners v/ }),
    ).toBeVisible();
    await expect(localStorage.getItem('getThemeConfig')).toBeNull();
  },
};
