import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { figure } from './bettor-steps.ts';
import {
  banner,
  content,
  heading,
  openUniqueAccount,
  openUniqueMatch,
  profile,
  signInAs,
  stored,
  type UniqueMatch,
} from './frame-steps.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** On a phone, one control opens a sheet with both of a bettor's. */
const waysAt = (page: Page) =>
  ({
    visitor: ['Login', 'Register'],
    bettor: isPhone(page) ? ['Wallet'] : ['Deposit', 'Withdraw'],
  }) as const;
const isPhone = (page: Page) => page.viewportSize()?.width === viewports.phone.width;
const ofName = (page: Page, name: string) =>
  banner(page)
    .locator('a, button')
    .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })));

async function closeDialog(page: Page, name: string): Promise<void> {
  await dialog(page, name).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, name)).toHaveCount(0);
}

/** The header has the ways of a visitor or of a bettor, and none of the other's. */
async function expectWays(page: Page, who: 'visitor' | 'bettor'): Promise<void> {
  for (const [whose, names] of Object.entries(waysAt(page)))
    for (const name of names) await expect(ofName(page, name), name).toHaveCount(whose === who ? 1 : 0);
}

/** What the header offers everybody: Rules opens the rules, the search finds an event, the logo leads home. */
async function expectCommonHeader(page: Page, match: UniqueMatch): Promise<void> {
  // The phone's header has no room for the rules and the field: one is in the menu, the other in a dialog.
  const isNarrow = isPhone(page);
  if (isNarrow) {
    await banner(page).getByRole('button', { name: 'Menu' }).click();
    await dialog(page, 'Menu').getByRole('button', { name: 'Rules & Regulations' }).click();
  } else await banner(page).getByRole('button', { name: 'Rules' }).click();
  await expect(dialog(page, 'Rules & Regulations')).toContainText('A back bet wins when the runner wins');
  await closeDialog(page, 'Rules & Regulations');

  if (isNarrow) await banner(page).getByRole('button', { name: 'Search events' }).click();
  const around = isNarrow ? dialog(page, 'Search') : banner(page);
  await around.getByRole('combobox', { name: 'Search events' }).fill(match.home.toUpperCase());
  const found = around.getByRole('group', { name: 'Events' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Soccer ·');
  await found.click();
  await expect(page).toHaveURL((url) => url.pathname === match.path);
  await expect(heading(page)).toHaveText(match.name);
  await expect(content(page).getByRole('region', { name: 'Match Odds' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Layline, home' }).click();
  await expect(page).toHaveURL(/\d\/$/);
}

test('[HDR-1] [SES-6] on a phone, a tablet and a desktop: logo, rules and search; a visitor’s Login and Register; a token brings all that a bettor has', async ({
  page,
}) => {
  const [match, { userName }] = await Promise.all([openUniqueMatch(), openUniqueAccount('wide')]);
  await page.goto('/');
  const bets = page.getByRole('region', { name: 'My Bets' });
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    // A tablet's header is a desktop's.
    if (size !== viewports.tablet) await expectCommonHeader(page, match);
    await expectWays(page, 'visitor');
    await expect(banner(page).getByRole('link', { name: 'Layline, home' })).toBeVisible();
    await expect(figure(page, 'Balance')).toHaveCount(0);
  }
  await ofName(page, 'Register').click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto(match.path);
  await expect(heading(page)).toHaveText(match.name);
  await expect(bets).toHaveCount(0);

  await signInAs(page, userName);
  expect(await stored(page, 'token')).not.toBeNull();
  await expect(bets).toContainText('You have no Matched Bets');
  const stream = page.getByRole('button', { name: 'Live Stream' });
  await stream.click();
  await expect(stream).toHaveAttribute('aria-expanded', 'true');
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    await expectWays(page, 'bettor');
    await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');
    await profile(page, userName).click();
    await expect(page.getByRole('menuitem', { name: 'Account Statement' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.setViewportSize(viewports.phone);
  await ofName(page, 'Wallet').click();
  await expect(dialog(page, 'Wallet').getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(dialog(page, 'Wallet')).toContainText('₹1,000.00');
  await dialog(page, 'Wallet').getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await closeDialog(page, 'Banking');
  await page.setViewportSize(viewports.desktop);
  await ofName(page, 'Deposit').click();
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await expect(dialog(page, 'Banking')).toContainText('Deposit');
  await closeDialog(page, 'Banking');
  await page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: 'Favourites', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Favourites');
  await ofName(page, 'Withdraw').click();
  await expect(page).toHaveURL(/\/banking\/withdraw$/);
});
