import { expect, test, type Page } from '@playwright/test';
import { sportIds } from '#domain/market/sport.ts';
import { openOwnMarket, openOwnMatch, turnEvent } from '../own-event.ts';
import { ownMatches } from '../own-matches.ts';
import { register } from './register.ts';
import { viewports } from '../../support/viewports.ts';

const content = (page: Page) => page.getByRole('main');
const starOf = (page: Page, name: string) =>
  content(page).getByRole('button', { name: `Follow ${name}`, exact: true });
const count = (page: Page) => page.getByRole('navigation', { name: 'Sports' }).getByTitle('Favourites');

const rowIn = (page: Page, list: string) =>
  content(page).getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: 'Early v Late' });

/** Notes each message that the page shows from now on. */
function noteNews(): void {
  const shown: string[] = [];
  Object.assign(window, { shown });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const text = node.textContent ?? '';
      if (/has started/.test(text)) shown.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true });
}

/** How often the start was told in these tabs. */
async function newsIn(...tabs: readonly Page[]): Promise<number> {
  const all = tabs.map((tab) => tab.evaluate(() => (window as unknown as { shown: string[] }).shown));
  const told = (await Promise.all(all)).flat();
  return told.filter((words) => words === 'Early v Late has started.').length;
}

/** At the head of the event's page. */
async function follow(page: Page, eventId: string, name: string): Promise<void> {
  await page.goto(`/marketdetails/${eventId}/${sportIds.soccer}`);
  await content(page)
    .getByRole('button', { name: /^Follow/ })
    .click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  await expect(content(page).getByRole('button', { name: /^Following: / })).toBeVisible();
}

test('an event by its star and a team at the event’s page stand among the favourites, also after a reload and in another tab, until they are unfollowed', async ({
  page,
  context,
}) => {
  await register(page, 'follower');
  await openOwnMatch('followed-1', 'followed');
  await openOwnMatch('starred-1', 'starred');
  const name = ownMatches.starred;
  await page.goto(`/?sport=${sportIds.soccer}`);
  await starOf(page, name).click();
  await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  await follow(page, 'followed-1', 'All matches of Far');
  await expect(count(page)).toHaveText(/^Favourites\s*2$/);

  await page.goto('/favourites');
  const other = await context.newPage();
  await other.goto('/favourites');
  await page.reload();
  for (const tab of [page, other]) {
    await expect(starOf(tab, name)).toHaveAttribute('aria-pressed', 'true');
    const match = content(tab).getByRole('listitem').filter({ hasText: 'Near v Far' });
    await expect(
      match.getByRole('button', { name: 'Follow Near v Far. Followed with Far', exact: true }),
    ).toHaveAttribute('aria-pressed', 'false');
  }
  await content(page).getByRole('button', { name: 'Unfollow Far' }).click();
  await starOf(page, name).click();
  for (const tab of [page, other]) {
    await expect(content(tab).getByText('No favourites yet')).toBeVisible();
    await expect(count(tab)).toHaveText('Favourites');
  }
  await turnEvent('followed-1', { inPlay: false, ended: true });
  await turnEvent('starred-1', { inPlay: false, ended: true });
});

test('a visitor’s star asks them to sign in, and then follows what it stands for; one that is left follows nothing', async ({
  page,
}) => {
  await register(page, 'starred.first');
  await page.getByRole('button', { name: 'starred.first', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await openOwnMatch('starred-2', 'starred');
  const name = ownMatches.starred;
  await page.goto(`/?sport=${sportIds.soccer}`);
  const form = page.getByRole('dialog', { name: 'Sign in' });
  const fill = async () => {
    await form.getByRole('textbox', { name: 'User name' }).fill('starred.first');
    await form.getByLabel('Password', { exact: true }).fill('a-long-password');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(count(page)).toBeVisible();
  };
  await starOf(page, name).click();
  await expect(form).toContainText(`To follow ${name}`);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(form).not.toContainText('To follow');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await starOf(page, name).click();
  await fill();
  await expect(page.getByText(`You follow ${name}.`)).toBeVisible();
  await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(/^Favourites\s*1$/);
  await page.reload();
  await expect(count(page)).toHaveText(/^Favourites\s*1$/);

  await test.step('what is followed already stays so, also when it is asked for by a page’s menu', async () => {
    await page.goto('/favourites');
    await content(page).getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'starred.first', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.goBack();
    await content(page).getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('menuitem', { name: /^This event/ }).click();
    await expect(form.getByRole('textbox', { name: 'User name' })).toBeFocused();
    await fill();
    await expect(content(page).getByRole('button', { name: `Following: ${name}` })).toBeVisible();
    await expect(count(page)).toHaveText(/^Favourites\s*1$/);
  });
  await turnEvent('starred-2', { inPlay: false, ended: true });
});

test('a competition is followed by the star at its head and the leading match by its own', async ({
  page,
}) => {
  await register(page, 'follows.league');
  await page.goto(`/?sport=${sportIds.cricket}`);
  const league = 'Harbour Premier League';
  const head = content(page).getByRole('button', { name: `Follow all matches in ${league}` });
  await head.click();
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  const list = content(page).getByRole('region', { name: league, exact: true });
  await expect(list.getByRole('button', { name: `. Followed with ${league}` }).first()).toBeVisible();
  await list.getByRole('link', { name: league, exact: true }).click();
  await expect(page).toHaveURL(/competition=/);
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const leading = content(page).getByRole('region', { name: /^Leading now/ });
  await leading.getByRole('button', { name: /^Follow / }).click();
  await expect(leading.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(/^Favourites\s*\d+$/);
});

test('a bettor is told on any page that what they follow has started, in one tab and once, and finds how it ended', async ({
  page,
  context,
}) => {
  await register(page, 'told.starts');
  await openOwnMatch('started-1', 'started');
  await follow(page, 'started-1', 'This event');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/favourites');
    await expect(rowIn(tab, 'Coming up')).toBeVisible();
    await tab.evaluate(noteNews);
  }
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page).toHaveURL(/\/results/);
  await turnEvent('started-1', { inPlay: true });
  await expect(rowIn(other, 'In play')).toBeVisible();
  await expect.poll(() => newsIn(page, other)).toBe(1);
  // A list that goes back and forth, as after a cut, is no news.
  await turnEvent('started-1', { inPlay: false });
  await expect(rowIn(other, 'Coming up')).toBeVisible();
  await turnEvent('started-1', { inPlay: true });
  await expect(rowIn(other, 'In play')).toBeVisible();
  expect(await newsIn(page, other)).toBe(1);

  await turnEvent('started-1', { inPlay: true, ended: true });
  const ended = content(other).getByText(/^Ended:/);
  await expect(ended.getByRole('link', { name: 'Early v Late' })).toHaveAttribute(
    'href',
    `/marketdetails/started-1/${sportIds.soccer}`,
  );
  await ended.getByRole('button', { name: 'Clear' }).click();
  await expect(content(other).getByText('No favourites yet')).toBeVisible();
});

test('the news of a start leads to the event', async ({ page }) => {
  await register(page, 'led.by.news');
  await openOwnMatch('started-2', 'started');
  await follow(page, 'started-2', 'All matches of Late');
  await page.goto('/favourites');
  await expect(rowIn(page, 'Coming up')).toBeVisible();
  await turnEvent('started-2', { inPlay: true });
  await page.getByText('has started.').getByRole('link', { name: 'Early v Late' }).click();
  await expect(page).toHaveURL(/\/marketdetails\/started-2\//);
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Early v Late');
  await turnEvent('started-2', { inPlay: true, ended: true });
});

test('Multi Market: pinned books stand beside each other where there is room, each with its prices', async ({
  page,
}) => {
  await register(page, 'multi.market');
  await page.goto('/favourites#markets');
  await expect(content(page).getByText('No market is pinned')).toBeVisible();
  await openOwnMatch('pinned-1', 'pinned');
  await openOwnMarket('pinned-1', 'pinned-1.fg', 'First Goal', ['One', 'Other']);
  await page.goto(`/marketdetails/pinned-1/${sportIds.soccer}`);
  const pin = content(page).getByRole('button', { name: 'Pin to Favourites' });
  await expect(pin).toHaveCount(2);
  await pin.first().click();
  await expect(pin).toHaveCount(1);
  // The page is left below, and what is not sent by then is lost.
  const isSaved = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('SaveSettings') && sent.includes('pinned-1.fg');
  });
  await pin.click();
  await expect(pin).toHaveCount(0);
  await isSaved;
  await page.goto('/favourites#markets');
  const books = content(page).getByRole('region', { name: 'Multi Market' });
  const boxes = () =>
    Promise.all(
      ['Match Odds', 'First Goal'].map(
        async (name) => (await books.getByRole('region', { name }).boundingBox())!,
      ),
    );
  await expect(books.getByRole('region')).toHaveCount(2);
  const headings = content(page).getByRole('heading');
  await expect(headings).toHaveText(['Multi Market', 'Match Odds', 'First Goal']);
  // The same page from its own link: nothing is followed, so one heading is enough.
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Favourites' }).click();
  await expect(headings).toHaveText(['Favourites', 'Match Odds', 'First Goal']);
  const [first, second] = await boxes();
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  await page.setViewportSize(viewports.phone);
  const [above, below] = await boxes();
  expect(below!.x).toBe(above!.x);
  expect(above!.width).toBeGreaterThan(300);
});
