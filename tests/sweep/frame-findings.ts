import type { Page } from '@playwright/test';
import { hasTopNav, rightColumnOf, type RightColumn } from '#domain/frame.ts';
import type { Route } from '#domain/route.ts';

/** What stands in the right column, by its names. */
const contents: Readonly<Record<RightColumn, readonly string[]>> = {
  none: [],
  streamAndBets: ['Live Stream', 'Bet slip', 'My Bets'],
  bets: ['Bet slip', 'My Bets'],
  casino: ['Play Games'],
};
const everything = [...new Set(Object.values(contents).flat())];

/** Parts of the frame are loaded when they are first needed: this long they may take, ms. */
const patience = 20_000;

/** What around the page is not as the specification has it (FRM-3 … FRM-7, RTE-15), one sentence each. */
export async function frameFindings(page: Page, route: Route): Promise<string[]> {
  const last = Date.now() + patience;
  for (;;) {
    const wrong = await findingsNow(page, route);
    if (wrong.length === 0 || Date.now() > last) return wrong;
    await page.waitForTimeout(100);
  }
}

async function findingsNow(page: Page, { path, isBare }: Route): Promise<string[]> {
  const wrong: string[] = [];
  const hasFrame = (await page.getByRole('navigation', { name: 'Exchange' }).count()) > 0;
  if (hasFrame === (isBare === true)) wrong.push(hasFrame ? 'has a frame' : 'has no frame');
  if (isBare) return wrong;
  const nav = page.getByRole('navigation', { name: 'Choose a sport' });
  const isNav = (await nav.count()) > 0;
  if (isNav !== hasTopNav(path)) wrong.push(isNav ? 'has the sports above it' : 'lacks the sports above it');
  // On less wide screens it stands elsewhere, or behind a button.
  if (page.viewportSize()!.width < 1440) return wrong;
  const wanted = contents[rightColumnOf(path)];
  for (const name of everything) {
    const is = (await page.locator('aside').getByRole('region', { name }).count()) > 0;
    if (is !== wanted.includes(name)) wrong.push(`${is ? 'has' : 'lacks'} ${name} beside it`);
  }
  return wrong;
}
