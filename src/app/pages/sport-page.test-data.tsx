import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { within } from 'storybook/test';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { sportIds } from '#domain/market/sport.ts';
import { BetSlipProvider } from '#features/bet-slip/bet-slip.provider.tsx';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { sampleEvent, soccerInPlay } from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { openKept } from '#kept/kept.ts';
import { PopupsProvider } from '../popups/popups.tsx';
import { StoryWorld, type Answers } from '../story-world.test-data.tsx';
import { HomePage } from './home-page.tsx';
import { InPlayPage } from './in-play-page.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

function Address() {
  const { pathname, search } = useLocation();
  return <p hidden data-testid="address">{`${pathname}${search}`}</p>;
}

/** The page on the real start-up machine, as home's address opens it, or that of what is in play. */
export function Sport({ answers, path }: { answers: Answers; path: string }) {
  const [kept] = useState(openKept);
  return (
    <StoryWorld answers={answers} path={path}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.cricket}>
          <MarketFeedsProvider>
            <BetSlipProvider userName={null} restriction={null} settings={defaultSlipSettings} kept={kept}>
              <PopupsProvider>
                <Routes>
                  <Route path="/inplay" element={<InPlayPage />} />
                  <Route path="*" element={<HomePage />} />
                </Routes>
                <Address />
              </PopupsProvider>
            </BetSlipProvider>
          </MarketFeedsProvider>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}

/** A row's prices are another feature's story. */
export const sent = (event: EventFieldsFragment) => ({ __typename: 'Event', ...event, marketIds: [] });
const hour = 3_600_000;

/** So many hours from now. What is less than a day away is still today, however late it is. */
function inHours(hours: number): string {
  const now = Date.now();
  const left = new Date(now).setHours(24, 0, 0, 0) - now;
  const isToday = hours > 0 && hours < 24;
  return new Date(now + (isToday ? Math.min(hours * hour, (left * hours) / 24) : hours * hour)).toISOString();
}
export const cup = { tournamentId: '79', tournamentName: 'Estuary Cup' };
export const match = (exEventId: string, hours: number, changes: Partial<EventFieldsFragment> = {}) =>
  sent(sampleEvent({ exEventId, eventName: `Match ${exEventId}`, eventTime: inHours(hours), ...changes }));

const sports = [
  { sportId: '4', sportName: 'Cricket', highlight: true },
  { sportId: '1', sportName: 'Soccer', highlight: false },
];
export const answersWith = (events: readonly object[]): Answers => ({
  CasinoEvents: { casinoLobby: [] },
  Sports: { sports },
  AllEvents: { allEvents: [{ sportId: '1', events }] },
  RacingEvents: { racingEvents: [] },
  ExchangeTypes: { exchangeTypes: [] },
  Theme: 'noAnswer',
  SiteNews: { banners: [], news: [] },
  Support: 'noAnswer',
  LeadingMarkets: 'noAnswer',
});
export const everything = answersWith([
  match('1', 0.1),
  match('2', 50),
  match('3', 0.2, cup),
  sent({ ...soccerInPlay, ...cup }),
]);

/** The address that is shown. */
export const addressOf = (canvas: HTMLElement) => within(canvas).getByTestId('address').textContent;

/** The names in each list of the page. */
export const listsOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .queryAllByRole('link')
        .map(({ textContent }) => /^(Match \d|Northbank v Saltmarsh City)/.exec(textContent)?.[1]),
    );
