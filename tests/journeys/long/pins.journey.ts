import { expect, test, type Locator, type Page } from '@playwright/test';
import { saveSettings } from '#contract/bettor-settings.ts';
import { callExchange } from '#contract/rest-client.ts';
import { maxPinnedMarkets } from '#domain/bettor/bettor-settings.ts';
import { content, openUniqueAccount, openUniqueMatch, signInAs } from '../frame-steps.ts';
import { dataOf } from '../own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

/** Signs somebody in who has pinned these markets. */
async function signInWith(page: Page, pinnedMarkets: string[]): Promise<void> {
  const { userName, token } = await openUniqueAccount('pinner');
  dataOf(await callExchange(url, saveSettings, { body: { pinnedMarkets } }, { token }));
  await page.goto('/');
  await signInAs(page, userName);
}

const books = (page: Page) => content(page).getByRole('region', { name: 'Multi Market' });

/** By the keyboard. What is not saved before a page is left is lost. */
async function unpin(gone: Locator): Promise<void> {
  const isSaved = gone
    .page()
    .waitForResponse((response) => (response.request().postData() ?? '').includes('SaveSettings'));
  await gone.getByRole('button', { name: 'Unpin' }).press('Enter');
  await isSaved;
}

test('a pin whose market is gone names what it was, where it was shown once, and is taken off', async ({
  page,
}) => {
  const match = await openUniqueMatch('pin-gone');
  await signInWith(page, [match.marketId, 'never-was']);
  await page.goto('/favourites#markets');
  const shown = books(page).getByRole('region', { name: 'Match Odds' });
  await expect(shown.getByRole('link', { name: match.name })).toBeVisible();
  const gone = books(page).getByRole('region', { name: 'A market that is gone' });
  await expect(gone).toContainText('its name is not known');
  await unpin(gone);
  await expect(gone).toHaveCount(0);

  // No exchange of ours forgets a market, so the page asks for another.
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replaceAll(match.marketId, 'never-was')));
    server.onMessage((text) => socket.send(String(text).replaceAll('never-was', match.marketId)));
  });
  await page.reload();
  await expect(gone).toContainText(`Match Odds · ${match.name}`);
  await unpin(gone);
  await expect(content(page).getByText('No market is pinned')).toBeVisible();
});

test('where as many markets are pinned as may be, the next says so, and none goes for it', async ({
  page,
}) => {
  const match = await openUniqueMatch('pin-full');
  await signInWith(
    page,
    Array.from({ length: maxPinnedMarkets }, (_, at) => `pinned-before-${at}`),
  );
  await page.goto(match.path);
  const pin = content(page).getByRole('button', { name: 'Pin to Favourites' });
  await pin.click();
  await expect(
    page.getByText('40 markets are pinned, the most there can be. Unpin one first.'),
  ).toBeVisible();
  await expect(pin).toBeVisible();
  await page.goto('/favourites#markets');
  await expect(books(page).getByRole('button', { name: 'Unpin' })).toHaveCount(maxPinnedMarkets);
});
