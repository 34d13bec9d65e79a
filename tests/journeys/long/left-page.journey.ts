import { expect, test } from '@playwright/test';
import { sportIds } from '#domain/market/sport.ts';
import { openOwnMatch } from '../own-event.ts';
import { register } from './register.ts';
import { openSiteDoor } from './site-door.ts';

const { LAYLINE_JOURNEYS_URL: site = '' } = process.env;

test('a pin that is pressed as the page is left is there afterwards, however slowly it is sent', async ({
  browser,
}) => {
  const door = await openSiteDoor(site);
  const context = await browser.newContext({ baseURL: door.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await register(page, 'leaves.early');
  await openOwnMatch('left', 'left', 'left.book');
  await page.goto(`/marketdetails/left/${sportIds.soccer}`);
  const pin = page.getByRole('main').getByRole('button', { name: 'Pin to Favourites' });
  await expect(pin).toBeVisible();
  door.slow(1_500);
  await pin.click();
  await page.goto('/favourites#markets');
  await expect(page.getByRole('region', { name: 'Match Odds' })).toContainText('Lengthy');
  await context.close();
  await door.close();
});
