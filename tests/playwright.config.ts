import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../scripts/browser-launch.ts';
import { patience } from './support/patience.ts';
import { viewports } from './support/viewports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the journeys of the gate and those of a long run share. */
export const journeys = {
  globalSetup: here('./support/journeys.global-setup.ts'),
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: patience.poll },
  use: {
    baseURL: process.env.LAYLINE_JOURNEYS_URL,
    browserName: 'chromium' as const,
    // What is kept of the site would hide what a test does to its files.
    serviceWorkers: 'block' as const,
    // No step waits longer. Steps with other limits set them.
    actionTimeout: patience.poll,
    navigationTimeout: patience.poll,
    launchOptions: browserLaunchOptions(),
    viewport: viewports.desktop,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations are drawn by the processor here; a journey about them asks for them.
    contextOptions: { reducedMotion: 'reduce' as const },
    // A trace costs a tenth of the time. `--trace on` records one of a journey that failed.
    trace: 'off' as const,
    screenshot: 'only-on-failure' as const,
  },
};

/** The gate's journeys of the built product, at the speed of life; run `npm run build` first. */
export default defineConfig({
  ...journeys,
  testDir: here('./journeys'),
  testMatch: '**/*.journey.ts',
  testIgnore: '**/long/**',
  outputDir: here('../test-results/journeys'),
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: patience.journey,
  reporter: [['list'], [here('./support/playwright.reporter.ts')]],
});
