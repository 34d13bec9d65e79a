import { expect, test, type Locator } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { openOwnBook } from './own-book.ts';
import { fillLogin, openOwnBettor } from './own-visit.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

/** How many presses lead a first visit to the next match of a team whose name it types. */
const mostPresses = 3;

test('a first visit on a phone finds a team’s next match by search, follows it through the sign-in, and is told when it starts', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  let presses = 0;
  const press = async (what: Locator) => {
    presses++;
    await what.tap();
  };
  await page.goto('/');
  const modal = page.getByRole('dialog', { name: 'Search' });
  await press(page.getByRole('banner').getByRole('button', { name: 'Search events' }));
  await modal.getByRole('combobox').fill(book.home);
  await press(modal.getByRole('group', { name: 'Events' }).getByRole('option', { name: book.eventName }));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.eventName);
  expect(presses).toBeLessThanOrEqual(mostPresses);

  await main.getByRole('button', { name: 'Follow', exact: true }).tap();
  await page.getByRole('menuitem', { name: /^This event/ }).tap();
  await expect(page.getByRole('dialog')).toContainText(`To follow ${book.eventName}`);
  await fillLogin(page, bettor);
  await expect(main.getByRole('button', { name: `Following: ${book.eventName}` })).toBeVisible();

  // The site's list, in which it stands by now: the first one may be as old as the event.
  await page.goto('/favourites');
  await expect(main.getByRole('link', { name: new RegExp(book.eventName) }).first()).toBeVisible();
  await book.start();
  await expect(page.getByText(`${book.eventName} has started.`)).toBeVisible();
});
