import { expect, test, type Page } from '@playwright/test';
import { cashOutsIn } from '../bettor-steps.ts';
import { keptRows } from '../kept-steps.ts';
import { cashOutUnheard } from './lost-cash-out.ts';
import { password } from '../own-bettor.ts';

const formerDatabase = 'layline-cash-outs';

/** Stores rows as the site did before its database `layline` had version 4: in a database for cash outs alone. */
const keepAsFormerly = (page: Page, rows: readonly object[]): Promise<void> =>
  page.evaluate(
    ([name, kept]) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error(`Nothing could be kept in ${name}`));
        const opening = indexedDB.open(name, 1);
        opening.addEventListener('error', fail);
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('cashOuts', { keyPath: ['userName', 'marketId'] });
          store.createIndex('byUser', 'userName');
        });
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('cashOuts', 'readwrite');
          for (const row of kept) transaction.objectStore('cashOuts').put(row);
          transaction.addEventListener('abort', fail);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [formerDatabase, rows] as const,
  );

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('a cash out that an earlier version of the site sent, and heard nothing of, is followed up by this one', async ({
  page,
}) => {
  const userName = 'earlier.version';
  const { eventId, request } = await cashOutUnheard(userName);
  const { marketId } = request;
  const mine = { userName, marketId, place: 'bets', request, storedAt: Date.now(), isAnswered: false };
  // Another user of this browser has one too.
  const theirs = {
    ...mine,
    userName: 'somebody.else',
    request: { ...request, clientId: 'not-of-this-user' },
  };
  // A file of the site, on which none of its scripts runs.
  await page.goto('/favicon.svg');
  await keepAsFormerly(page, [mine, theirs]);

  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: userName })).toBeVisible();
  await page.goto(`/marketdetails/${eventId}/4`);
  const panel = cashOutsIn(page).getByRole('region', { name: 'Cash out Match Odds' });
  await expect(panel.getByRole('status')).toHaveText('Cashed out.');
  await expect(
    panel.getByRole('row', { name: /Lost ₹90\.91 at 2\.20 or better ₹90\.91 at 2\.20/ }),
  ).toBeVisible();
  await expect.poll(() => databases(page)).not.toContain(formerDatabase);

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => keptRows(page, 'layline', 'cashOuts')).toEqual([theirs]);
});
