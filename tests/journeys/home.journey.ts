import { expect, test } from '@playwright/test';
import { signIn } from './bettor-steps.ts';

/** What the leading match's prices and its ribbon say of the same side, all of one moment; null while they do not. */
const sayings = () => {
  const hero = document.querySelector('section[aria-label^="Leading now"]');
  const offered = [...(hero?.querySelectorAll('button[aria-label]') ?? [])].map((button) =>
    /^(?:Back|Lay) (.+) at ([\d.]+)/.exec(button.getAttribute('aria-label') ?? ''),
  );
  const told = /^(.+) (\d+) %, (.+) (\d+) %;/.exec(
    hero?.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
  );
  if (!told) return null;
  const [, first = '', figure = ''] = told;
  const odds = offered.flatMap((found) => (found?.[1] === first ? [Number(found[2])] : []));
  return odds.length === 2 ? { odds, percent: Number(figure) } : null;
};

test('the leading match’s chances are those that its prices tell, at every moment', async ({ page }) => {
  await page.goto('/');
  const seen: number[] = [];
  await expect(async () => {
    const said = await page.evaluate(sayings);
    expect(said).not.toBeNull();
    const { odds, percent } = said!;
    const implied = odds.reduce((sum, price) => sum + 100 / price, 0) / 2;
    // What all sides together promise is not exactly 1.
    seen.push(Math.abs(percent - implied));
    expect(seen).toHaveLength(20);
  }).toPass({ intervals: [500], timeout: 60_000 });
  expect(Math.max(...seen)).toBeLessThanOrEqual(3);
});

test('without a network the page says that one is offline, not that the exchange is away', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  const banner = page.getByRole('main').getByRole('status').filter({ hasText: 'Not live.' });
  await context.setOffline(true);
  await expect(banner).toContainText('You are offline.');
  // The account's feed is silent for long enough by then.
  const pausedSoon = expect(banner).toContainText('Betting is paused', { timeout: 5_000 });
  await expect(pausedSoon).rejects.toThrow('You are offline.');
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});
