import { expect, type Locator, type Page } from '@playwright/test';
import { pick, placeUntil, slip } from '../bettor-steps.ts';
import { ownNames } from '../own-matches.ts';

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
  }).toPass({ timeout: 60_000 });
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

/** Backs a runner at odds below every offer, so that the bet is matched at once at the best price available. */
export async function backAtOnce(page: Page, runner: string, stake: string): Promise<void> {
  await pick(page, 'Back', runner);
  const back = slip(page).getByRole('article', { name: `Back ${runner}` });
  await back.getByRole('textbox', { name: 'Odds' }).fill('1.5');
  await back.getByRole('textbox', { name: 'Stake' }).fill(stake);
  await placeUntil(page, back, 'Matched');
}
