import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser-launch.ts';
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

/** Every route of the built product as a user sees it. All six variants with `LAYLINE_SWEEP=all` (`npm run sweep`). */
export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.sweep.ts',
  globalSetup: here('../support/journeys.global-setup.ts'),
  outputDir: here('../../test-results/sweep'),
  workers: 2,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [here('../support/playwright.reporter.ts')]],
  projects: looks.filter(({ name }) => isWhole || name === '390 light' || name === '1440 dark'),
  use: {
    baseURL: process.env.LAYLINE_JOURNEYS_URL,
    browserName: 'chromium',
    // What is kept of the site would hide what a test does to its files.
    serviceWorkers: 'block',
    launchOptions: browserLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
