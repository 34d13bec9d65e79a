import { expect, test, type Locator, type Page } from '@playwright/test';
import { register } from './register.ts';
import { viewports } from '../../support/viewports.ts';

const content = (page: Page) => page.getByRole('main');
const heading = (page: Page) => content(page).getByRole('heading', { level: 1 });
const sportTabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a sport' });
const exchangeBar = (page: Page) => page.getByRole('navigation', { name: 'Exchange' });
const when = (page: Page) => content(page).getByRole('group', { name: 'When' });
const rows = (page: Page) =>
  content(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
/** Those of the lists, and the one that leads above them. */
const shownEvents = async (page: Page) =>
  (await rows(page).count()) +
  (await content(page)
    .getByRole('region', { name: /^Leading now/ })
    .count());
/** How many events a choice promises: `In play 4`. */
const promised = async (page: Page, name: string) =>
  Number(/(\d+)$/.exec(await when(page).getByRole('button', { name }).innerText())?.[1]);

/** The competition of the menu with most events: what is listed of another may end while it is looked at. */
const fullestOf = async (menu: Locator): Promise<string> => {
  const competitions = menu.getByRole('button').filter({ hasText: /\d$/ });
  await expect(competitions.first()).toBeVisible();
  const counted = (await competitions.allTextContents()).map((words) => {
    const [, name = '', count] = /^(.*?)\s*(\d+)$/.exec(words) ?? [];
    return { name, count: Number(count) };
  });
  return counted.reduce((fullest, one) => (one.count > fullest.count ? one : fullest)).name;
};

test('a sport has a page of its own: only its events, by competition and by day, with an address that holds the choice', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, id] of [
    ['Soccer', '1'],
    ['Tennis', '2'],
    ['Basketball', '7522'],
  ] as const) {
    await sportTabs(page).getByRole('button', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/\\?sport=${id}$`));
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Layline`);
    await expect(sportTabs(page).locator('[aria-current]')).toHaveText(name);
    await expect(rows(page).first()).toBeVisible();
    const addresses = await rows(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !address.endsWith(`/${id}`))).toEqual([]);
    // An event may start or end between two looks.
    await expect(async () => expect(await shownEvents(page)).toBe(await promised(page, 'All'))).toPass({
      timeout: 30_000,
    });
  }

  await when(page).getByRole('button', { name: 'In play' }).click();
  await expect(page).toHaveURL(/\?sport=7522&day=live$/);
  const played = rows(page).filter({ hasText: 'In play' });
  const showsWhatIsPlayed = async () => {
    const [listed, inPlay, shown] = [await rows(page).count(), await played.count(), await shownEvents(page)];
    expect([shown, inPlay]).toEqual([await promised(page, 'In play'), listed]);
    expect(shown).toBeGreaterThan(0);
  };
  await expect(showsWhatIsPlayed).toPass({ timeout: 30_000 });
  await page.reload();
  await expect(when(page).getByRole('button', { name: 'In play', pressed: true })).toBeVisible();
  await expect(showsWhatIsPlayed).toPass({ timeout: 30_000 });
  await when(page).getByRole('button', { name: 'Today' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(played).toHaveCount(0);

  // Each choice of a day takes the place of the one before.
  await page.goBack();
  await expect(heading(page)).toHaveText('Tennis');
  await exchangeBar(page).getByRole('button', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText('Live markets');
  await expect(page).toHaveTitle('Layline');
  await expect(sportTabs(page).locator('[aria-current]')).toHaveCount(0);
});

test('a sport’s page is found by the exchange’s tab, the side menu and a phone’s drawer; an address without one is home’s', async ({
  page,
}) => {
  await page.goto('/');
  await register(page, 'sporty');
  await exchangeBar(page).getByRole('button', { name: 'Cricket' }).click();
  await expect(heading(page)).toHaveText('Cricket');
  await expect(exchangeBar(page).locator('[aria-current]')).toHaveText('Cricket');
  const sideMenu = page.getByRole('navigation', { name: 'Sports' });
  await sideMenu.getByRole('button', { name: /^Tennis/ }).click();
  await expect(heading(page)).toHaveText('Tennis');
  await expect(exchangeBar(page).locator('[aria-current]')).toHaveText('Home');
  await expect(sideMenu.getByRole('button', { name: 'Previous' })).toBeVisible();

  // A competition of the menu is shown alone; of a sport's page, Back leads to where the sport was chosen.
  const name = await fullestOf(sideMenu);
  await sideMenu.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\?sport=2&competition=/);
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText([name]);
  await page.getByRole('link', { name: 'All of Tennis' }).click();
  await expect(page).toHaveURL(/\?sport=2$/);
  // The menu goes back with the page: to the competitions, then to the sports.
  await expect(sideMenu.getByRole('button', { name })).toBeVisible();
  await exchangeBar(page).getByRole('button', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText('Live markets');
  await expect(sideMenu.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  // One of which nothing is listed says no more than that.
  await page.goto('/?sport=2&competition=gone');
  await expect(content(page).getByText('No match of this competition is listed now')).toBeVisible();
  await expect(content(page).getByText(/^[1-9]\d* to come$/)).toBeVisible();

  await page.setViewportSize(viewports.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: /^Soccer/ }).click();
  await expect(drawer.getByRole('button', { name: 'Previous' })).toBeVisible();
  await expect(page).toHaveURL(/\?sport=1$/);
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Soccer');

  // Without its script the page says so, and home is still there.
  await page.route('**/sport-page-*.js', (route) => route.abort());
  await page.goto('/?sport=4');
  await expect(content(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText('Live markets');
});

test('[XBR-2] [SID-3] Cricket’s tab and the way back from the competitions lead to /?sport=4; every sport has its page, one that is none has none', async ({
  page,
}) => {
  await page.goto('/');
  await register(page, 'addressed');
  const sideMenu = page.getByRole('navigation', { name: 'Sports' });
  // From pages that list sports, and from one that does not.
  for (const address of ['/', '/?sport=2', '/inplay?sport=2', '/settings']) {
    await page.goto(address);
    await sideMenu.getByRole('button', { name: /^Soccer/ }).click();
    await sideMenu.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(/\d\/\?sport=4$/);
    await expect(heading(page)).toHaveText('Cricket');
  }
  await page.goto('/settings');
  await exchangeBar(page).getByRole('button', { name: 'Cricket' }).click();
  await expect(page).toHaveURL(/\d\/\?sport=4$/);

  for (const [address, shown, title] of [
    ['/?sport=', '/?sport=', 'Live markets'],
    ['/?sport=7', '/horseRacing/7', 'Horse Racing'],
    ['/?sport=66101', '/virtualsports', 'Virtual Sports'],
    ['/?sport=66103', '/binary', 'Binary'],
    ['/?sport=66104', '/lottery', 'Lottery'],
    ['/inplay?sport=1', '/inplay?sport=1', 'Soccer in play'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL((url) => url.pathname + url.search === shown);
  }
  for (const address of ['/?sport=999', '/inplay?sport=999', '/?sport=4339']) {
    await page.goto(address);
    await expect(content(page).getByText('There is no such page')).toBeVisible();
    await expect(page).toHaveTitle('No such page · Layline');
  }
});

test('a day without events, chosen in the calendar, stands in the address and leads to the next that has some', async ({
  page,
}) => {
  await page.goto('/?sport=1');
  await content(page).getByRole('button', { name: 'Date', exact: true }).click();
  const calendar = page.getByRole('dialog', { name: 'Date' });
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('gridcell', { name: /^15 / }).first().click();
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(/\?sport=1&day=\d{4}-\d\d-15$/);
  await page.reload();
  await expect(content(page).getByText('No soccer on that day')).toBeVisible();
  const next = content(page).getByRole('link', { name: / · \d+$/ });
  await next.click();
  await expect(rows(page).first()).toBeVisible();
  // It took the place of the day before, so that Back leaves the sport.
  await expect(page).not.toHaveURL(/-15$/);
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/marketdetails\//);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(when(page).getByRole('button', { pressed: true })).not.toHaveText(/^All/);
});
