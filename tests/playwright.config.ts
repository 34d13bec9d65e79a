import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../scripts/browser-launch.ts';
import { viewports } from './support/viewports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Journeys of the built product; run `npm run build` first. */
export default defineConfig({
  testDir: here('./journeys'),
  testMatch: '**/*.journey.ts',
  globalSetup: here('./support/journeys.global-setup.ts'),
  outputDir: here('../test-results/journeys'),
  // Three on two processors: much of a journey is waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey may play an event from start to end.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: here('../test-results/playwright.json') }]],
  use: {
    baseURL: process.env.LAYLINE_JOURNEYS_URL,
    browserName: 'chromium',
    // No step waits longer. Steps with other limits set them.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: browserLaunchOptions(),
    viewport: viewports.desktop,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations are drawn by the processor here; a journey about them asks for them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the time. `--trace on` records one of a journey that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
