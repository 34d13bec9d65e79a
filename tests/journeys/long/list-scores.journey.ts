import { expect, test } from '@playwright/test';
import { timing } from '#domain/site/timing.ts';

const watched = 6_000;

test('a list draws the scores of all its events together, not the whole list with each of them', async ({
  page,
}) => {
  await page.goto('/inplay');
  const rows = page.getByRole('main').locator('a[href*="/marketdetails/"]');
  await expect.poll(() => rows.count(), { timeout: 60_000 }).toBeGreaterThan(5);
  const { drawn, ms } = await page.evaluate(
    (watchedMs) =>
      new Promise<{ drawn: number; ms: number }>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((changes) => {
          const hasScore = ({ target }: MutationRecord) => {
            const element = target instanceof Element ? target : target.parentElement;
            // What counts down does so by itself.
            return element?.closest('main a') != null && element.closest('[role="timer"]') === null;
          };
          if (changes.some(hasScore)) count++;
        });
        const from = performance.now();
        observer.observe(document.body, { subtree: true, characterData: true, childList: true });
        setTimeout(() => resolve({ drawn: count, ms: performance.now() - from }), watchedMs);
      }),
    watched,
  );
  expect(drawn).toBeGreaterThan(0);
  // It is also drawn where an event begins or ends, and where the list was fetched.
  expect(drawn).toBeLessThanOrEqual(ms / timing.listScores + 8);
});
