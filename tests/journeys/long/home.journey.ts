import { expect, test, type Page } from '@playwright/test';
import { setMarketStatus } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { pressPrice, slip } from '../bettor-steps.ts';
import { signIn } from './maker-match-steps.ts';
import { openAccount, password, placeOrder } from '../own-bettor.ts';
import { viewports } from '../../support/viewports.ts';
import { dataOf, openOwnMatch, turnEvent } from '../own-event.ts';

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
  }).toPass({ intervals: [500], timeout: 120_000 });
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

/** A match in play with a big bet matched on it. */
async function playBusyMatch(): Promise<void> {
  const [eventId, marketId] = ['1-busy', '1-busy.book'];
  await openOwnMatch(eventId, 'busy');
  const runner = { marketId, runnerId: `${marketId}.Busy`, odds: 200, stake: 12_000_00 };
  const [backer, layer] = [
    await openAccount('backs-big', 20_000_00),
    await openAccount('lays-big', 20_000_00),
  ];
  await placeOrder(layer, { ...runner, clientId: 'lays-big', side: 'LAY' });
  await placeOrder(backer, { ...runner, clientId: 'backs-big', side: 'BACK' });
  const operator = { operatorKey: process.env['LAYLINE_JOURNEYS_OPERATOR_KEY'] };
  const url = process.env['LAYLINE_JOURNEYS_EXCHANGE_URL'] ?? '';
  const inPlay = { params: { marketId }, body: { status: 'OPEN' as const, inPlay: true } };
  dataOf(await callExchange(url, setMarketStatus, inPlay, operator));
  await turnEvent(eventId, { inPlay: true });
  // How open it is, is told by what is offered on each side; what was offered before has lapsed.
  for (const side of ['Busy', 'Idle'])
    await placeOrder(layer, {
      marketId,
      runnerId: `${marketId}.${side}`,
      clientId: `offers-${side}`,
      side: 'LAY',
      odds: 190,
    });
}

test('home narrows what is in play to a sport, counts to the next race, and tells where most is matched', async ({
  page,
}) => {
  await playBusyMatch();
  await page.goto('/');
  const list = page.getByRole('region', { name: 'In play now' });
  const chips = list.getByRole('group', { name: 'Sports in play' });
  const rows = list.getByRole('listitem');
  const soccer = chips.getByRole('button', { name: 'Soccer' });
  await soccer.click();
  // A match may start or end between two looks.
  await expect(async () => {
    const addresses = await rows
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.filter((address) => !address?.endsWith('/1'))).toEqual([]);
    expect(await soccer.textContent()).toBe(`Soccer ${addresses.length}`);
  }).toPass({ timeout: 30_000 });
  await page.reload();
  await expect(chips.getByRole('button', { name: 'Soccer', pressed: true })).toBeVisible();
  await chips.getByRole('button', { name: /^All / }).click();
  // Which sports are among the first rows depends on what is matched.
  await expect(rows.locator('a:not([href$="/1"])').first()).toBeVisible();

  const most = page.getByRole('region', { name: 'Most matched' });
  await expect(async () => {
    const told = await most.getByRole('link').allInnerTexts();
    const amounts = told.map((text) => Number(text.replace(/^.*₹/s, '').replaceAll(',', '')));
    expect(told.join(' ')).toMatch(/Busy v Idle.*₹12,000\.00/s);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }).toPass({ timeout: 60_000 });
  const big = page.getByRole('region', { name: 'Big bets just matched' });
  await expect(big.getByRole('listitem').filter({ hasText: 'Busy v Idle' })).toHaveText(
    /Busy 2\.?0?0? Match Odds, Busy v Idle₹12,000\.00/,
  );

  const race = page.getByRole('region', { name: 'Next race' });
  const left = async () => {
    const [, minutes = NaN, seconds = NaN] =
      /In (\d+):(\d+)/.exec(await race.getByRole('timer').innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect(async () => {
    const before = await left();
    expect(before).toBeGreaterThan(3);
    await page.waitForTimeout(2_000);
    const after = await left();
    expect(before - after).toBeGreaterThanOrEqual(1);
    expect(before - after).toBeLessThanOrEqual(4);
  }).toPass({ timeout: 90_000 });
  // Its prices come when it is about to come into sight.
  await race.scrollIntoViewIfNeeded();
  await expect(race.getByRole('button', { name: /^Back / }).first()).toBeVisible();
  const link = race.locator('a[href^="/marketdetails/"]');
  const [address, words] = [await link.getAttribute('href'), await link.innerText()];
  await page.goto(address ?? '');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    words.split('\n').at(-1)!,
  );

  await test.step('on a phone each price of the closest finishes is drawn whole, with nothing over it', async () => {
    await page.goto('/');
    await page.setViewportSize(viewports.phone);
    const closest = page.getByRole('region', { name: 'Closest finishes' });
    const price = closest.getByRole('button', { name: /^(Back|Lay) / });
    await expect(async () => {
      await closest.getByRole('listitem').first().scrollIntoViewIfNeeded({ timeout: 2_000 });
      await expect(price.first()).toBeVisible({ timeout: 2_000 });
      const covered = await price.evaluateAll((prices) =>
        prices.flatMap((one) => {
          one.scrollIntoView({ block: 'center' });
          const box = one.getBoundingClientRect();
          const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return box.height >= 40 && one.contains(seen) ? [] : [one.getAttribute('aria-label')];
        }),
      );
      expect(covered).toEqual([]);
    }).toPass({ timeout: 60_000 });
    await page.setViewportSize(viewports.desktop);
  });

  // A bettor's own positions come first, each with what its endings pay, and lead to the event.
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill('backs-big');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  const own = page.getByRole('region', { name: 'Your positions' });
  const position = own.getByRole('link', { name: /^Busy v Idle/ });
  // After two per cent of commission on what is won.
  await expect(position).toHaveText('Busy v IdleMatch OddsBusy +₹11,760.00Idle -₹12,000.00');
  await expect(own).toContainText('exposure ₹12,000.00');
  await position.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Busy v Idle/);
});

test('a price that moved far is told with what it was, leads to its event, and goes to the slip', async ({
  page,
}) => {
  const [eventId, marketId] = ['1-moving', '1-moving.book'];
  await openOwnMatch(eventId, 'moving', marketId, 10 * 60_000);
  const [backer, layer] = [
    await openAccount('backs-moving', 20_000_00),
    await openAccount('lays-moving', 20_000_00),
  ];
  const runner = { marketId, runnerId: `${marketId}.Rising`, stake: 600_00 };
  for (const odds of [900, 125]) {
    await placeOrder(layer, { ...runner, clientId: `lays-at-${odds}`, side: 'LAY', odds });
    await placeOrder(backer, { ...runner, clientId: `backs-at-${odds}`, side: 'BACK', odds });
  }
  await placeOrder(layer, { ...runner, clientId: 'lays-more', side: 'LAY', odds: 120 });
  await page.goto('/');
  const movers = page.getByRole('region', { name: 'Biggest movers' });
  const row = movers.getByRole('listitem').filter({ hasText: 'Falling' });
  // No price of the day’s matches goes from 11 to 80 %.
  await expect(row).toContainText('Shortened: was 9, now 1.25 · 11 → 80 %', { timeout: 30_000 });
  await row.scrollIntoViewIfNeeded();
  const price = row.getByRole('button', { name: /^Back Rising at 1\.2/ });
  await pressPrice(price, slip(page).getByRole('article', { name: 'Back Rising' }));
  await row.getByRole('link').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Rising v Falling/);
});

/** The titles of the page's blocks, from the top; of two side by side the one before. */
const blocksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((blocks) =>
      blocks
        .map((block) => ({ title: block.ariaLabel ?? '', box: block.getBoundingClientRect() }))
        .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
        .map(({ title }) => title.replace(/: .*/, '')),
    );

test('home’s blocks stand in the order of the operator’s theme; names that are none say nothing', async ({
  page,
}) => {
  const usual = [
    'Leading now',
    'Promotions',
    'In play now',
    'Closest finishes',
    'Biggest movers',
    'Next race',
    'Next lottery draw',
    'Big bets just matched',
    'Most matched',
    'Starting soon',
  ];
  await page.goto('/');
  await expect.poll(() => blocksOf(page), { timeout: 30_000 }).toEqual(usual);
  let homeBlocks = ['nextDraw', '', 'inPlay', '"><b>', 'inPlay', 'movers'];
  // The theme that the product sends, with another order in it.
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"Theme"/.test(route.request().postData() ?? '')) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { theme: object } };
    await route.fulfill({ json: { data: { theme: { ...data.theme, homeBlocks } } } });
  });
  const first = ['Next lottery draw', 'In play now', 'Biggest movers'];
  const named = [...first, ...usual.filter((title) => !first.includes(title))];
  // The page that is there when the theme comes has the order that it began with.
  await page.reload();
  const stored = () => page.evaluate(() => localStorage.getItem('getThemeConfig'));
  await expect.poll(stored, { timeout: 30_000 }).toContain('nextDraw');
  await expect.poll(() => blocksOf(page), { timeout: 30_000 }).toEqual(usual);
  await page.reload();
  await expect.poll(() => blocksOf(page), { timeout: 30_000 }).toEqual(named);
  homeBlocks = [];
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(() => blocksOf(page), { timeout: 30_000 }).toEqual(usual);

  await test.step('on a phone, too, one below the other', async () => {
    homeBlocks = ['mostMatched', 'startingSoon'];
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize(viewports.phone);
    await page.reload();
    await expect
      .poll(async () => (await blocksOf(page)).slice(0, 3), { timeout: 30_000 })
      .toEqual(['Most matched', 'Starting soon', 'Leading now']);
  });
});
