import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** The errors on the page since it was opened, in words. */
export function hearErrors(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page: ${error.message}`));
  return heard;
}

declare global {
  interface Window {
    /** Sum of the layout shifts without recent input. */
    shifted?: number;
    /** When the page shown was opened, by the browser's clock. */
    openedAt?: number;
    axe?: { run: (options: object) => Promise<{ violations: AxeViolation[] }> };
  }
}

interface AxeViolation {
  id: string;
  nodes: { target: unknown[] }[];
}

/** Counts layout shifts from the first paint of every page. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        // What the page before did may be told late.
        if (entry.startTime < (window.openedAt ?? 0)) continue;
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Shows another page of the site as one of its links would. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.shifted = 0;
    window.openedAt = performance.now();
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until nothing of the page is loading and one-off animations have ended. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    await Promise.all(once.map(({ finished }) => finished.catch(() => undefined)));
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, one sentence each. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await window.axe!.run({
      runOnly: { type: 'tag', values },
      // What passes is not described either.
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
