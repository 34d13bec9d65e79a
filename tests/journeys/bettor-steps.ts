import { expect, type Locator, type Page } from '@playwright/test';
import { ownNames } from './own-matches.ts';

/** Opens the soccer match in play with the most time left; waits for one that is early enough. */
export async function openEarlyMatch(page: Page): Promise<void> {
  // In added time the minute stands before the plus: 90+4'.
  const minuteOf = ({ text }: { text: string }) => Number(/(\d+)(?:\+\d+)?'/.exec(text)?.[1] ?? 99);
  const inPlay = page.getByRole('region', { name: 'In play now' });
  let early = '';
  const look = async () => {
    const soccer = inPlay.getByRole('button', { name: /^Soccer/, pressed: false });
    if (await soccer.isVisible()) await soccer.click({ timeout: 2_000 });
    const matches = await inPlay
      // Soccer: a virtual match is over in seconds.
      .locator('a[href$="/1"]')
      .evaluateAll((links) =>
        links.map((link) => ({ text: link.textContent ?? '', href: link.getAttribute('href') ?? '' })),
      );
    const [earliest] = matches.sort((a, b) => minuteOf(a) - minuteOf(b));
    early = earliest && minuteOf(earliest) <= 15 ? earliest.href : '';
    return early;
  };
  // By its address, since two may have the same name. The list moves when a match starts or ends, so a press may miss.
  const isThere = () => page.url().includes('/marketdetails/');
  await expect(async () => {
    if (!isThere()) {
      await expect.poll(look, { timeout: 60_000 }).not.toBe('');
      await inPlay.locator(`a[href="${early}"]`).click({ timeout: 5_000 });
    }
    await expect.poll(isThere, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}

/** What leads, on its sport's page, to the maker's match that starts last: nothing of it begins, or is suspended, during a test. */
export async function laterMatch(page: Page, sport: 'Cricket' | 'Soccer' = 'Cricket'): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Choose a sport' }).getByRole('button', { name: sport }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(sport);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasNotText: ownNames });
  const match = rows.filter({ hasNotText: 'In play' }).locator('a[href*="/marketdetails/"]');
  // Competitions stand side by side, each by time.
  const last = async () => {
    const starts = await match
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    return starts.lastIndexOf(starts.toSorted().at(-1) ?? '');
  };
  await expect.poll(last, { timeout: 30_000 }).toBeGreaterThanOrEqual(0);
  return match.nth(await last());
}

export const openLaterMatch = async (page: Page, sport?: 'Cricket' | 'Soccer'): Promise<void> =>
  (await laterMatch(page, sport)).click();

export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
}

/** The header's figure with that name, e.g. `₹99,500.00`. */
export const figure = (page: Page, name: 'Balance' | 'Exposure') =>
  page.getByRole('banner').locator('dl > div', { hasText: name }).locator('dd');

/** An amount as the page writes it, in minor units. */
export const paise = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

export const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
export const myBets = (page: Page) => page.getByRole('region', { name: 'My Bets' });

/** The cash outs that stand in My Bets below the matched bets of their markets. */
export const cashOutsIn = (page: Page) => myBets(page).getByRole('group', { name: 'Cash out', exact: true });

/**
 * Presses until it shows. What moved under the pointer needs a second press; a press that is answered late needs none,
 * and a second one would take it back.
 */
export async function pressUntil(press: () => Promise<void>, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Presses a price. */
export async function pick(page: Page, side: 'Back' | 'Lay', runner: string): Promise<void> {
  const price = page
    .getByRole('region', { name: 'Match Odds' })
    .locator(`button[data-purpose="${side} ${runner}"][data-depth="0"]`);
  const card = slip(page).getByRole('article', { name: `${side} ${runner}` });
  await price.click();
  await pressUntil(() => price.click({ timeout: 5_000 }), card);
}

/** Backs a runner at odds below every offer, so that the bet is matched at once at the best price available. */
export async function backAtOnce(page: Page, runner: string, stake: string): Promise<void> {
  await pick(page, 'Back', runner);
  const back = slip(page).getByRole('article', { name: `Back ${runner}` });
  await back.getByRole('textbox', { name: 'Odds' }).fill('1.5');
  await back.getByRole('textbox', { name: 'Stake' }).fill(stake);
  await placeUntil(page, back, 'Matched');
}

/**
 * The slip's one main button, of someone signed in. Where a bet at the pressed price can only be refused, it takes the
 * price of now first, or offers the bet to others. A card may have a "Take" of its own, above it.
 */
export const placeButton = (page: Page): Locator =>
  slip(page)
    .getByRole('button', { name: /^(Place (bet|\d bets)|Take .+|Offer .+)$/ })
    .last();

/**
 * Places the slip's bets and retries until its card says so. A goal may suspend the market or move the price at any
 * moment, and a press on what cannot be placed just then does nothing. A card that was placed has nothing to press.
 */
export async function placeUntil(page: Page, card: Locator, said: string, timeout = 60_000): Promise<void> {
  const place = placeButton(page);
  await expect(async () => {
    if (await place.isVisible()) await place.click({ timeout: 5_000 });
    await expect(card).toContainText(said, { timeout: 5_000 });
  }).toPass({ timeout });
}
