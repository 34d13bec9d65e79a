import { expect, test, type Locator, type Page } from '@playwright/test';
import { placeButton, pressUntil } from '../bettor-steps.ts';
import { openEarlyMatch, openLaterMatch, signIn } from './maker-match-steps.ts';
import { viewports } from '../../support/viewports.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

const topOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box.y;
};

/** Moves the page under a thumb by so many px; less than nothing: the page goes up, as the reader goes down. */
async function swipe(page: Page, distance: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number | null) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === null ? [] : [{ x: 195, y }] });
  const from = distance < 0 ? 700 : 300;
  await touch('touchStart', from);
  for (let part = 1; part <= 20; part++) await touch('touchMove', from + (distance * part) / 20);
  // It rests before it is lifted, or the page would go on by itself.
  await page.waitForTimeout(200);
  await touch('touchMove', from + distance);
  await touch('touchEnd', null);
  await browser.detach();
}

test('on a phone prices come first, and the bars make room on the way down', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'chitra');
  const main = page.getByRole('main');
  const prices = main.locator('button[data-side][data-depth="0"]');
  await prices.first().waitFor();
  await expect.poll(() => topOf(prices.first())).toBeLessThanOrEqual(380);

  // A row has both sides of its prices too.
  const row = main
    .getByRole('region', { name: /^In play now/ })
    .getByRole('listitem')
    .first();
  await row.scrollIntoViewIfNeeded();
  for (const side of ['BACK', 'LAY'])
    await expect(row.locator(`button[data-side="${side}"]`).first()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));

  const tabs = page.getByRole('navigation', { name: 'Exchange' });
  const sports = page.getByRole('navigation', { name: 'Choose a sport' });
  await expect(sports).toBeInViewport();
  await swipe(page, -500);
  await expect(sports).not.toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  await swipe(page, 80);
  await expect(sports).toBeInViewport();
  await expect(tabs).toBeInViewport();

  // Until the row is above what is read.
  for (const _ of [1, 2]) await swipe(page, -400);
  await expect(row).not.toBeInViewport();
  await expect(sports).not.toBeInViewport();
  // A match above that ends moves the page, also when another takes its place at the end, and nobody scrolled.
  const moveByAnEnd = () =>
    row.evaluate(async (match: HTMLElement) => {
      const frames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const before = window.scrollY;
      const other = document.createElement('li');
      other.style.blockSize = `${match.clientHeight}px`;
      match.closest('ul')?.append(other);
      match.style.display = 'none';
      // What else comes or goes later moves the page too.
      await frames();
      const moved = before - window.scrollY;
      if (moved > 40) return moved;
      other.remove();
      match.style.removeProperty('display');
      await frames();
      return moved;
    });
  // While a swipe is still under way, a browser holds the page where the finger has it.
  await expect.poll(moveByAnEnd, { timeout: 10_000 }).toBeGreaterThan(40);
  await expect(sports).not.toBeInViewport();
  // Whoever reaches them by keyboard sees them.
  await tabs.getByRole('button').first().focus();
  await expect(tabs).toBeInViewport();
});

test('whoever signs in from the slip comes back to it', async ({ page }) => {
  await page.goto('/');
  await openEarlyMatch(page);
  const market = page.getByRole('main').getByRole('region', { name: 'Match Odds' });
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const price = market.locator('button[data-purpose^="Back "][data-depth="0"]').first();
  await pressUntil(() => price.tap({ timeout: 5_000 }), dock.getByRole('article'));
  await dock.getByRole('button', { name: '500', exact: true }).tap();
  await dock.getByRole('button', { name: 'Sign in to bet' }).tap();
  await page
    .getByRole('dialog', { name: 'Sign in' })
    .getByRole('button', { name: /^chitra/ })
    .tap();
  await expect(dock.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
  await expect(placeButton(page)).toBeEnabled();
});

test('a stake can be written as soon as the slip is there, however late its script comes', async ({
  page,
}) => {
  await page.route('**/assets/bets-column-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.goto('/');
  await signIn(page, 'chitra');
  await openLaterMatch(page);
  await page.waitForURL('**/marketdetails/**');
  const bets = page.getByRole('dialog', { name: 'Bets' });
  const price = page.getByRole('main').locator('button[data-purpose^="Back "][data-depth="0"]').first();
  await pressUntil(() => price.tap({ timeout: 5_000 }), bets);
  await expect(bets.getByRole('textbox', { name: 'Stake' })).toBeFocused();
});

/** Whether its first and its last line are drawn where the bettor sees them: on the screen, with nothing over them. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((drawn) => {
    const { left, top, bottom } = drawn.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => drawn.contains(document.elementFromPoint(left + 8, y)));
  });

/** Scrolls up to a price, so that the bars are there and cover its upper edge. */
const halfUnderTheBars = (price: Locator) =>
  price.evaluate(async (drawn) => {
    const header = document.querySelector('header');
    const bars = header?.nextElementSibling as HTMLElement;
    const edge = (header?.offsetHeight ?? 0) + bars.offsetHeight - 15;
    for (const above of [50, 0]) {
      window.scrollBy({ top: drawn.getBoundingClientRect().top - edge + above, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });

test('on a low phone what would become of the bet is read above the keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await signIn(page, 'chitra');
  await openLaterMatch(page);
  const market = page.getByRole('main').getByRole('region', { name: 'Match Odds' });
  const price = market.locator('button[data-purpose^="Back "][data-depth="0"]').first();
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const press = async () => {
    await halfUnderTheBars(price);
    await price.tap({ timeout: 5_000 });
  };
  await pressUntil(press, dock.getByRole('article'));
  const stake = dock.getByRole('textbox', { name: 'Stake' });
  await dock.getByRole('textbox', { name: 'Odds' }).fill('500');
  await stake.tap();
  const keypad = dock.getByRole('group', { name: 'Keypad' });
  await keypad.getByRole('button', { name: '100', exact: true }).tap();
  const outlook = keypad.getByText('Nobody offers these odds now: the bet would wait.');
  for (const seen of [outlook, stake, price]) await expect.poll(() => isSeen(seen)).toBe(true);
});
