import type { Page } from '@playwright/test';
import type { Beside, SpecPage } from './spec-pages.ts';

/** What is in the right column, by its names. */
const contents: Readonly<Record<Beside, readonly string[]>> = {
  nothing: [],
  streamAndBets: ['Live Stream', 'Bet slip', 'My Bets'],
  bets: ['Bet slip', 'My Bets'],
  games: ['Play Games'],
};
const everything = [...new Set(Object.values(contents).flat())];

/**
 * Below this there is no right column: the stream is in the page, the bets are in a sheet, the games have their own
 * page.
 */
const wideFrom = 1200;

/** How long parts of the frame, loaded on first need, may take, ms. */
const patience = 20_000;

/** What around the page differs from the specification (FRM-3 … FRM-7, RTE-15), one sentence each. */
export async function frameFindings(page: Page, spec: SpecPage): Promise<string[]> {
  const last = Date.now() + patience;
  for (;;) {
    const wrong = await findingsNow(page, spec);
    if (wrong.length === 0 || Date.now() > last) return wrong;
    await page.waitForTimeout(100);
  }
}

async function findingsNow(
  page: Page,
  { isBare = false, hasPicture = false, hasSports, beside }: SpecPage,
): Promise<string[]> {
  const wrong: string[] = [];
  const compare = (what: string, is: boolean, wanted: boolean) => {
    if (is !== wanted) wrong.push(`${is ? 'has' : 'lacks'} ${what}`);
  };
  const frame = page.getByRole('navigation', { name: 'Exchange' });
  compare('a frame', (await frame.count()) > 0, !isBare);
  if (isBare) return wrong;
  const sports = page.getByRole('navigation', { name: 'Choose a sport' });
  compare('the sports above it', (await sports.count()) > 0 && (await sports.isVisible()), hasSports);

  const { width } = page.viewportSize()!;
  const streams = await page.getByRole('main').getByRole('region', { name: 'Live Stream' }).count();
  if (width < wideFrom) {
    compare('a right column', (await page.locator('aside').count()) > 0, false);
    compare('Live Stream in the page', streams === 1, hasPicture || beside === 'streamAndBets');
    return wrong;
  }
  compare('Live Stream in the page', streams > 0, hasPicture);
  for (const name of everything) {
    const part = page.locator('aside').getByRole('region', { name });
    compare(`${name} beside it`, (await part.count()) === 1, contents[beside].includes(name));
  }
  const end = await page
    .getByRole('main')
    .evaluate((main) => main.parentElement!.getBoundingClientRect().right);
  compare('the whole width', width - end < 40, beside === 'nothing');
  return wrong;
}
