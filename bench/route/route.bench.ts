import type { Browser } from 'playwright';
import { besideBuildBefore, type BothBuilds } from '../support/both-builds.ts';
import { mustHappen } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { isClean } from '../support/sample.ts';
import { slowAsPhone } from '../support/slow-phone.ts';

const rounds = Number(process.env.LAYLINE_ROUNDS || 5);
/** The most time from a press to the page, in multiples of the commit before's. */
const goal = 0.5;
const patienceMs = 60_000;
/** How long home stands before a link is pointed at, and that before it is pressed: people read, then aim. */
const readMs = 8_000;
const aimMs = 2_000;

/** From the press on a match that is pointed at to its first price, on Lighthouse's phone. */
export const benchRoute = (): Promise<Verdict> => besideBuildBefore(race);

async function race({ now, before, commit, browser, timed }: BothBuilds): Promise<Verdict> {
  mustHappen('rounds are asked for', rounds);
  const took = { now: [] as number[], before: [] as number[] };
  let disturbed = 0;
  for (let round = 0; round < rounds; round++)
    for (const [name, { url }] of Object.entries({ now, before })) {
      const sample = await timed(async () => {
        took[name as keyof typeof took].push(await pressOn(browser, url));
        return 1;
      });
      if (!isClean(sample)) disturbed++;
    }
  console.log(`\nFrom the press on a match to its first price, ms; ${loadNote()}`);
  printTable([
    ['', 'ms'],
    ['layline', spread(took.now)],
    [commit, spread(took.before)],
  ]);
  const ratio = median(took.now) / median(took.before);
  const verdict = verdictOf(goal / ratio, 1, disturbed <= rounds);
  console.log(`${figure(ratio)} × that of ${commit}; goal at most ${goal} ×: ${verdict}`);
  return verdict;
}

/** Opens home, points at a match that is to come, and presses it. Resolves to how long its prices took, ms. */
async function pressOn(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { timeout: patienceMs });
    const link = page.getByRole('main').locator('li a[href*="/marketdetails/"]').first();
    await link.waitFor({ timeout: patienceMs });
    await slowAsPhone(page);
    await page.waitForTimeout(readMs);
    await link.hover();
    await page.waitForTimeout(aimMs);
    await page.evaluate(() => {
      addEventListener('click', () => Object.assign(window, { pressedAt: performance.now() }), {
        capture: true,
      });
    });
    await link.click();
    await page.waitForURL(/marketdetails/, { timeout: patienceMs });
    await page
      .locator('main button[data-side][data-depth="1"]:not([data-empty])')
      .first()
      .waitFor({ timeout: patienceMs });
    return await page.evaluate(
      () => performance.now() - (window as unknown as { pressedAt: number }).pressedAt,
    );
  } finally {
    await context.close();
  }
}
