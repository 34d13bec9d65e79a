import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';
import { shotWidths } from './shot-names.ts';

/** Takes pictures of every story of the built Storybook; `npm run stories:shots` makes a sheet of them. */
export default defineConfig({
  ...usual,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: '**/*.shots.ts',
  retries: 0,
  reporter: 'dot',
  projects: shotWidths.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 768 ? 844 : 900 } },
  })),
});
