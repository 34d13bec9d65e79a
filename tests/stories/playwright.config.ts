import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser-launch.ts';
import { modeNames } from './modes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const viewports = { usual: { width: 1280, height: 800 }, phone: { width: 414, height: 896 } };

/** Plays every story of the built Storybook at a desktop and a phone width; run `npm run storybook:build` first. */
export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.plays.ts',
  globalSetup: here('./storybook.global-setup.ts'),
  outputDir: here('../../test-results/stories'),
  // Four on two processors: a play waits more than it computes.
  workers: 4,
  fullyParallel: true,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['dot'], [here('../support/playwright.reporter.ts')]],
  projects: [
    { name: '1280', testIgnore: '**/modes.plays.ts', use: { viewport: viewports.usual } },
    { name: '414', testMatch: '**/stories.plays.ts', use: { viewport: viewports.phone } },
    // What a sample is played in, too; from right to left where there is the least room.
    ...modeNames.map((name) => ({
      name,
      testMatch: '**/modes.plays.ts',
      use: { viewport: name === 'right to left' ? viewports.phone : viewports.usual },
    })),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
