import { expect, test, type Page } from '@playwright/test';
import { content, heading } from './frame-steps.ts';
import { openOwnMatch } from './own-event.ts';
import { tagOf } from './own-book.ts';

const minute = 60_000;

/** Sets the device's clock that far ahead of the exchange's. It runs on. */
const setAhead = (page: Page, ms: number) =>
  page.addInitScript((ahead) => {
    const Device = Date;
    const now = () => Device.now() + ahead;
    globalThis.Date = new Proxy(Device, {
      construct: (made, args: [] | [number]) => (args.length === 0 ? new made(now()) : new made(...args)),
      get: (made, name) => (name === 'now' ? now : (Reflect.get(made, name) as unknown)),
    });
  }, ms);

/** How many seconds the first countdown of the page is away from what is left, by a clock that is right. */
async function wrongBy(page: Page): Promise<number> {
  const timer = content(page).getByRole('timer').first();
  const [to, shown] = await Promise.all([timer.getAttribute('datetime'), timer.textContent()]);
  const [, minutes = 0, seconds = 0] = /^In (\d+):(\d\d)$/.exec(shown ?? '') ?? [];
  const left = Math.max(0, (Date.parse(to ?? '') - Date.now()) / 1_000);
  return Number(minutes) * 60 + Number(seconds) - left;
}

test('on a device that is a quarter of an hour fast, or slow, a match that starts soon is listed, and counted down to, by the exchange’s time', async ({
  browser,
}, info) => {
  const eventId = `timed-${tagOf(info)}`;
  await openOwnMatch(eventId, 'timed', `${eventId}.book`, 5 * minute);
  for (const ahead of [15 * minute, -15 * minute]) {
    const page = await browser.newPage();
    await setAhead(page, ahead);
    await page.goto('/?sport=1');
    const listed = content(page).locator(`a[href^="/marketdetails/${eventId}/"]`).first();
    await expect(listed).toContainText(/In [345] min/);
    await listed.click();
    await expect(heading(page)).toHaveText(/ v Later$/);
    await expect(content(page).getByText(/^In [345] min$/)).toBeVisible();

    await page.goto('/horseRacing/7');
    // From the first drawing on: whatever brought the races told the time too.
    expect(Math.abs(await wrongBy(page))).toBeLessThan(5);
    await page.close();
  }
});
