import { expect, test, type Page } from '@playwright/test';
import { startLayline, type RunningLayline } from '../support/start-layline.ts';
import { pressUntil, slip } from './bettor-steps.ts';
import { matchedBets, prepareBack, takeSeat } from './long/stage-steps.ts';

/** What a tester does with a bet whose answer is late. The fault is everybody's, so the product is this journey's own. */

const runner = 'Stage Rovers';

let layline: RunningLayline;
test.beforeAll(async () => {
  layline = await startLayline({ LAYLINE_MAKER: '0', LAYLINE_CROWD: '0' });
});
test.afterAll(() => layline.stop());

/** The states that are lit in the stepper's chart, the innermost last. */
const litIn = (stepper: Page) =>
  stepper
    .getByRole('group', { name: /, active$/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset.state ?? ''));

test('a bet without an answer is reported, stepped from the same moment, and found when it is answered', async ({
  page,
  context,
}) => {
  const seat = await takeSeat(page, layline.url, 'late-answer');
  const card = await prepareBack(seat, runner, 100);
  await seat.play();
  await slip(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(card).toContainText('Checking…');

  await page.getByRole('link', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  const part = report.getByLabel('Part of the page').locator('option:checked');
  await expect(part).toHaveText(/unknown\./);
  const saved = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save the file' }).click();
  const file = await (await saved).path();
  const opened = context.waitForEvent('page');
  await report.getByRole('link', { name: 'Open in the stepper' }).click();

  const stepper = await opened;
  await expect(stepper.getByRole('group', { name: 'Stepper of betIntent' })).toBeVisible();
  expect(await litIn(stepper)).toContain('betIntent.unknown');
  // Back to the moment before the page gave up waiting, and another way from there: the exchange answers.
  const requests = stepper.getByRole('region', { name: /^Requests/ });
  const answers = requests.getByRole('group', { name: 'Answers of sendBet' });
  await pressUntil(() => stepper.getByRole('button', { name: '← Back' }).click(), answers);
  expect(await litIn(stepper)).toContain('betIntent.sending');
  await answers.getByRole('button', { name: 'matched', exact: true }).click();
  await expect.poll(() => litIn(stepper)).toContain('betIntent.accepted.matched');
  await stepper.getByRole('button', { name: '← Back' }).click();
  await expect(stepper.getByRole('list', { name: 'Other ways from here' })).toBeVisible();

  // The saved file opens the same moment.
  await stepper.goto(`${layline.url}/workshop/`);
  await stepper.getByLabel('A report’s file').setInputFiles(file);
  await stepper.getByLabel('Part of the report').selectOption({ label: await nameOf(part) });
  await expect.poll(() => litIn(stepper)).toContain('betIntent.unknown');

  // And the bet itself is found, once.
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText('Matched', { timeout: 60_000 });
  await expect(matchedBets(page, runner)).toHaveCount(1);

  // The live page from within, where its address asks for it.
  await page.goto(`${layline.url}/?inspect`);
  const inspector = page.getByRole('complementary', { name: 'Inspect' });
  await expect(inspector.getByRole('list', { name: 'Actors' })).toContainText('betSlip');
});

/** What comes before the state in the words of a part. */
const nameOf = async (part: ReturnType<Page['locator']>) =>
  ((await part.textContent()) ?? '').replace(/: .*/, '');
