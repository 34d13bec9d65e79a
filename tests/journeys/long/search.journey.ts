import { expect, test, type Locator, type Page } from '@playwright/test';
import { viewports } from '../../support/viewports.ts';
import { figure } from '../bettor-steps.ts';
import { laterMatch, signIn } from './maker-match-steps.ts';
import { register } from './register.ts';

const fieldOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search events' });
const groupOf = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Found' }).getByRole('group', { name });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The page has the focus, the list is closed and the field is empty: what is pressed now is the page's. */
async function expectOpened(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Found' })).toBeHidden();
}

/** A side of the cricket match that starts last: it is still to come when it is looked for. */
async function laterTeam(page: Page): Promise<string> {
  const name = (await (await laterMatch(page)).locator('span').first().textContent()) ?? '';
  return name.split(' v ')[0] ?? '';
}

/** Presses the key until it is heard: a page that is still starting hears none. */
async function pressForSearch(page: Page, key: '/' | 'Control+k'): Promise<void> {
  await expect(async () => {
    if (!(await fieldOf(page).evaluate((field) => field === document.activeElement)))
      await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

/** Goes down group by group until the one with that name is reached. */
async function walkTo(page: Page, group: string): Promise<void> {
  const highlighted = groupOf(page, group).locator('[role="option"][aria-selected="true"]');
  await expect(groupOf(page, group).getByRole('option').first()).toBeVisible();
  for (let step = 0; step < 10 && (await highlighted.count()) === 0; step++)
    await page.keyboard.press('PageDown');
  await expect(highlighted).toHaveCount(1);
}

test('by keyboard alone: a page, an event, a team, a competition, a setting and a game are found from anywhere', async ({
  page,
}) => {
  await register(page, 'search.bettor');
  const field = fieldOf(page);

  await test.step('a page, by Ctrl K and some letters of its name', async () => {
    await pressForSearch(page, 'Control+k');
    await page.keyboard.type('statem');
    await walkTo(page, 'Pages');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Account statement');
    await expectOpened(page);
    await page.keyboard.type('x');
    await expect(field).toHaveValue('');
  });

  await page.goto('/');
  const team = await laterTeam(page);
  await test.step('an event, by one of its sides', async () => {
    await pressForSearch(page, '/');
    await page.keyboard.type(team);
    await walkTo(page, 'Events');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/marketdetails\//);
    await expect(heading(page)).toContainText(team);
    await expectOpened(page);
  });

  await test.step('a team, whose events are listed if there are several, and whose only event opens', async () => {
    await page.goto('/');
    await pressForSearch(page, '/');
    // Typed in full, a team with several events lists them already.
    await page.keyboard.type(team.slice(0, -1));
    await walkTo(page, 'Teams and players');
    const hasSeveral = /\d events/.test(await page.getByRole('option', { selected: true }).innerText());
    await page.keyboard.press('Enter');
    if (hasSeveral) {
      await expect(field).toHaveValue(team);
      await walkTo(page, 'Events');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/\/marketdetails\//);
    await expect(heading(page)).toContainText(team);
  });

  await test.step('a competition, which lists its events', async () => {
    await pressForSearch(page, 'Control+k');
    await page.keyboard.type('harbour prem');
    await walkTo(page, 'Competitions');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Harbour Premier League');
    await walkTo(page, 'Harbour Premier League');
    await page.keyboard.press('End');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });

  await test.step('a setting, which changes at once', async () => {
    await page.keyboard.type('dark');
    await walkTo(page, 'Settings');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('what was chosen before is offered, to this bettor alone', async () => {
    await page.goto('/');
    await pressForSearch(page, '/');
    await expect(groupOf(page, 'Recent')).toContainText('Account statement');
    await expect(groupOf(page, 'Popular').getByRole('option')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'search.bettor', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await field.focus();
    await expect(groupOf(page, 'Popular')).toBeVisible();
    await expect(groupOf(page, 'Recent')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a game, at the games host', async () => {
    await signIn(page, 'chitra');
    const site = new URL(page.url()).origin;
    // The games host is started last, so it may not be up yet.
    await expect(async () => {
      await page.goto(`${site}/`);
      await expect(figure(page, 'Balance')).toHaveText(/^₹[\d,]/);
      await pressForSearch(page, '/');
      await page.keyboard.type('high car');
      await walkTo(page, 'Games');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tables\/[\w-]+$/, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'High Card', level: 1 })).toBeVisible();
  });
});

test('the search’s keys are left to whoever types elsewhere, and to a dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const name = page.getByRole('textbox', { name: 'User name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await expect(name).toHaveValue('a/b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
});

test('what was chosen before can be cleared, and stays cleared', async ({ page }) => {
  await page.goto('/');
  await fieldOf(page).fill('rules');
  await groupOf(page, 'Pages')
    .getByRole('option', { name: /^Rules/ })
    .click();
  await expect(page).toHaveURL(/\/rules$/);
  await expectOpened(page);
  await page.reload();
  await fieldOf(page).click();
  await groupOf(page, 'Recent').getByRole('option', { name: 'Clear these' }).click();
  await expect(groupOf(page, 'Recent')).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await page.reload();
  await fieldOf(page).click();
  await expect(groupOf(page, 'Popular')).toBeVisible();
  await expect(groupOf(page, 'Recent')).toHaveCount(0);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test('a page, a competition’s event, a team and a game are found', async ({ page }) => {
    await page.goto('/');
    const modal = page.getByRole('dialog', { name: 'Search' });
    const search = async (text: string): Promise<Locator> => {
      await page.getByRole('banner').getByRole('button', { name: 'Search events' }).tap();
      await modal.getByRole('combobox').fill(text);
      return modal.getByRole('listbox', { name: 'Found' });
    };
    await (await search('tips')).getByRole('option', { name: /^Tips review/ }).tap();
    await expect(page).toHaveURL(/\/tipsreview$/);
    await expect(modal).toHaveCount(0);
    await expectOpened(page);

    const found = await search('harbour prem');
    await found.getByRole('option', { name: /^Harbour Premier League Cricket/ }).tap();
    await found.getByRole('group', { name: 'Harbour Premier League' }).getByRole('option').last().tap();
    await expect(page).toHaveURL(/\/marketdetails\/[^/]+\/4$/);
    await expect(modal).toHaveCount(0);

    await page.getByRole('banner').getByRole('link', { name: 'Layline, home' }).tap();
    const team = await laterTeam(page);
    const all = await search(team.slice(0, -1));
    const one = all.getByRole('group', { name: 'Teams and players' }).getByRole('option').first();
    const hasSeveral = /\d events/.test(await one.innerText());
    await one.tap();
    if (hasSeveral) {
      await expect(modal.getByRole('combobox')).toHaveValue(team);
      await all.getByRole('group', { name: 'Events' }).getByRole('option').first().tap();
    }
    await expect(heading(page)).toContainText(team);

    // A visitor is asked to sign in first.
    await (await search('high card')).getByRole('option', { name: /^High Card/ }).tap();
    await expect(page.getByText('Please Login first!')).toBeVisible();
    await expect(page).toHaveURL(/\d\/$/);
    await expect(modal).toHaveCount(0);
  });

  test('a keyboard’s Ctrl K opens it, and Back closes it', async ({ page }) => {
    await page.goto('/');
    const modal = page.getByRole('dialog', { name: 'Search' });
    // What floats over the page is fetched once the page has started.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(modal).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(modal.getByRole('combobox')).toBeFocused();
    await expect(modal.getByRole('group', { name: 'Popular' })).toBeVisible();
    await page.goBack();
    await expect(modal).toHaveCount(0);
  });
});
