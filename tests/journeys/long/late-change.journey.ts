import { expect, test } from '@playwright/test';
import { myBets, pick, placeUntil, slip } from '../bettor-steps.ts';
import { openLaterMatch } from './maker-match-steps.ts';
import { keptRows } from '../kept-steps.ts';
import { holdUp, passAnswer } from './late-steps.ts';
import { bestLay } from './market-steps.ts';
import { register } from './register.ts';

test('a change of a waiting bet that arrives late overrules neither a newer one nor "Leave as it is", nor what a page is told that did not ask for it', async ({
  page,
}) => {
  await register(page, 'late.changes');
  await page.clock.install();
  await page.goto('/');
  await openLaterMatch(page);
  const runner = ((await bestLay(page).getAttribute('data-purpose')) ?? '').replace('Lay ', '');
  const card = slip(page).getByRole('article', { name: `Lay ${runner}` });
  await pick(page, 'Lay', runner);
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await card.getByRole('textbox', { name: 'Stake' }).fill('4000');
  await placeUntil(page, card, 'Unmatched');
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  const rowOf = (stake: string) =>
    myBets(page)
      .getByRole('listitem')
      .filter({ hasText: `₹${stake} at 1.01` });
  const save = async (stake: string) => {
    await myBets(page).getByRole('textbox', { name: 'Unmatched stake' }).fill(stake);
    await myBets(page).getByRole('button', { name: 'Save', exact: true }).click();
  };
  const edit = myBets(page).getByRole('button', { name: /^Edit lay/ });
  const cancel = myBets(page).getByRole('button', { name: /^Cancel lay/ });
  const withdrawn = myBets(page).getByRole('alert');
  const words = (what: string) =>
    new RegExp(
      `^Your bet waits as it was\\. Your ${what} had not reached the exchange and was called off\\.`,
    );

  await edit.click();
  let arrive = await holdUp(page, 'SendInstructions');
  await save('5000');
  await passAnswer(page);
  await expect(withdrawn).toHaveText(words('change'));
  // The market may be suspended just then, which refuses the change.
  await expect(async () => {
    if (!(await rowOf('4,500.00').isVisible())) await save('4500');
    await expect(rowOf('4,500.00')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  expect(await arrive()).toContain('GIVEN_UP');

  await edit.click();
  arrive = await holdUp(page, 'SendInstructions');
  const sent = page.waitForRequest((request) => request.postData()?.includes('SendInstructions') ?? false);
  await save('6000');
  await sent;
  await myBets(page).getByRole('button', { name: 'Leave as it is' }).click();
  await expect(withdrawn).toHaveText(words('change'));
  expect(await arrive()).toContain('GIVEN_UP');

  // The page goes away during an edit. The next one gives the edit up, even where My Bets is not shown.
  await edit.click();
  arrive = await holdUp(page, 'SendInstructions');
  const sentAgain = page.waitForRequest(
    (request) => request.postData()?.includes('SendInstructions') ?? false,
  );
  await save('7000');
  await sentAgain;
  const marketPage = page.url();
  await page.goto('/settings');
  await expect.poll(() => keptRows(page, 'layline', 'orderChanges')).toHaveLength(1);
  await expect
    .poll(async () => {
      // Parts of the page may arrive after it is shown.
      await passAnswer(page);
      return keptRows(page, 'layline', 'orderChanges');
    })
    .toEqual([]);
  expect(await arrive()).toContain('GIVEN_UP');
  await page.goto(marketPage);
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await expect(rowOf('4,500.00')).toBeVisible();

  // A lost cancel says so and may be pressed again.
  arrive = await holdUp(page, 'SendInstructions');
  await cancel.click();
  await passAnswer(page);
  await expect(withdrawn).toHaveText(words('cancel'));
  expect(await arrive()).toContain('GIVEN_UP');
  await page.reload();
  await myBets(page)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await expect(rowOf('4,500.00')).toBeVisible();
  await cancel.click();
  await expect(myBets(page)).toContainText('Cancelled ₹4,500.00 at 1.01.');
});
