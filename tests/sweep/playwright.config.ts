import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser-launch.ts';
import { patience } from '../support/patience.ts';
import { viewports } from '../support/viewports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

process.env.LAYLINE_PLAY_MONEY ??= '10000';

const isWhole = process.env.LAYLINE_SWEEP === 'all';
const looks = Object.values(viewports).flatMap(({ width }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} ${colorScheme}`,
    use: { viewport: { width, height: width < 768 ? 844 : 900 }, colorScheme },
  })),
);

/** Who may open a page, and what leads to it, does not depend on its colours: each is asked of one width. */
const asked = { '390 light': '**/guards.sweep.ts', '1440 dark': '**/crawl.sweep.ts' } as const;

/** Every route of the built product as a user sees it. All six variants with `LAYLINE_SWEEP=all` (`npm run sweep`). */
export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.sweep.ts',
  globalSetup: here('../support/journeys.global-setup.ts'),
  outputDir: here('../../test-results/sweep'),
  workers: 2,
  retries: 1,
  timeout: 5 * patience.test,
  expect: { timeout: patience.poll },
  reporter: [['list'], [here('../support/playwright.reporter.ts')]],
  projects: looks
    .filter(({ name }) => isWhole || name === '390 light' || name === '1440 dark')
    .map((look) => ({
      ...look,
      testIgnore: Object.entries(asked).flatMap(([name, files]) => (name === look.name ? [] : files)),
    })),
  use: {
    baseURL: process.env.LAYLINE_JOURNEYS_URL,
    browserName: 'chromium',
    // What is kept of the site would hide what a test does to its files.
    serviceWorkers: 'block',
    // No step waits longer.
    actionTimeout: patience.poll,
    navigationTimeout: patience.poll,
    // Animations are drawn by the processor here; the pictures of a whole sweep have them.
    contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' },
    launchOptions: browserLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
