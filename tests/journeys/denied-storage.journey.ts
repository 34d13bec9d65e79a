import { expect, test } from '@playwright/test';
import { slip } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { cardOf, fillLogin, openOwnBettor, ordersOf, prepareBet } from './own-visit.ts';

test('a browser that is denied all storage shows the site, signs its user in for the visit and says so, and sends no bet that it could not keep', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(window, 'BroadcastChannel', { value: deny });
    // As over plain HTTP.
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await page.goto(book.address);
  await prepareBet(page, { runner: book.home, stake: '250' });
  await slip(page).getByRole('button', { name: 'Sign in to bet' }).click();
  await fillLogin(page, bettor);
  await expect(page.getByText('This browser keeps nothing for this site')).toBeVisible();
  await slip(page)
    .getByRole('button', { name: /^Place/ })
    .click();
  await expect(cardOf(page, 'Back', book.home)).toContainText('could not keep the bet safe');
  expect(await ordersOf(bettor, book)).toEqual([]);
});
