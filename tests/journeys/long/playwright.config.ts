import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { journeys } from '../../playwright.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Matches from start to end.
process.env.LAYLINE_SPEED ??= '10';
// They bet on what the maker makes, where nobody else may take a price.
process.env.LAYLINE_CROWD ??= '0';

/** The journeys of a long run, ten times as fast as life. */
export default defineConfig({
  ...journeys,
  testDir: here('.'),
  testMatch: '**/*.journey.ts',
  outputDir: here('../../../test-results/long-journeys'),
  workers: 2,
  retries: 0,
  timeout: 300_000,
  // A busy machine takes long for what a bettor's takes at once.
  expect: { timeout: 60_000 },
  reporter: [['list'], [here('../../support/playwright.reporter.ts')]],
  use: { ...journeys.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
});
