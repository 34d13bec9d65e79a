import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { sampleBanners } from '#features/carousel/carousel.test-data.ts';
import { CasinoLaunchProvider } from '#features/casino-launch/casino-launch.provider.tsx';
import { ExchangeTabProvider } from '#features/exchange-tab/exchange-tab.provider.tsx';
import { removeSession, writeSession } from '#features/session/session-storage.ts';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { StoryWorld } from '../story-world.test-data.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CasinoColumn } from './casino-column.tsx';
import { News } from './news.tsx';
import { TopNav } from './top-nav.tsx';

const nothing = () => undefined;

/** What around a page leads to promotions, as on a phone of somebody who is signed in. */
function Ways() {
  const [refusals] = useState(createTokenRefusals);
  return (
    <StoryWorld answers={{ SiteNews: { banners: sampleBanners, news: [] } }}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.cricket}>
          <ExchangeTabProvider hasToken path="/" onOpen={nothing}>
            <News hasPromotions />
            <TopNav path="/" onOpen={nothing} onSport={nothing} />
            <CasinoLaunchProvider hasToken onOpenPath={nothing}>
              <CasinoColumn />
            </CasinoLaunchProvider>
            <BottomBar onSports={nothing} onChosen={nothing} />
          </ExchangeTabProvider>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

const signedIn = (isTimedOut: boolean) => () => {
  const times = { receivedAt: new Date().toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
  const session = { token: 'a-token', userName: 'chitra', isLogin: 1, isTimedOut, ...times };
  writeSession(localStorage, { ...session, hardExpiresAt: times.expiresAt });
  return () => removeSession(localStorage);
};

const meta = {
  title: 'Pages/Frame/Ways to promotions',
  component: Ways,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Ways>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the exchange bar, in which phones have no room for it, and of the bottom bar. */
const waysIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('a[href="/#promotions"]')].map(({ textContent }) => textContent?.trim());

export const Shown: Story = {
  name: '[FTR-1] [HDR-5] promotions pass by, and two ways lead to them',
  beforeEach: signedIn(false),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const strip = await page.findByRole('region', { name: 'Promotions' });
    await waitFor(() => expect(strip).toHaveTextContent(/Back it or lay it/));
    await expect(waysIn(canvasElement)).toEqual(['Promotions', 'Promotion']);
    await expect(page.getByRole('region', { name: 'Play Games' })).toBeVisible();
  },
};

export const OnBreak: Story = {
  name: 'to those who take a break neither promotions nor games are offered',
  beforeEach: signedIn(true),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'News' })).toBeInTheDocument();
    await expect(page.queryByRole('region', { name: 'Promotions' })).toBeNull();
    await expect(waysIn(canvasElement)).toEqual([]);
    await expect(page.queryByRole('region', { name: 'Play Games' })).toBeNull();
    await expect(page.getByRole('link', { name: 'Casino' })).toBeVisible();
  },
};
