import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser-launch.ts';
import { root } from './commands.ts';

/** `npm run icons`: draws the site's icons from the mark's two SVGs, for devices that take no SVG. */

const site = join(root, 'public');
/** The mark on a tile of its own, and the mark on a ground that a device cuts to its own shape. */
const drawings = { tile: 'favicon.svg', ground: 'icon.svg' };
const icons = [
  ['icon-192', 'tile', 192],
  ['icon-512', 'tile', 512],
  ['maskable-192', 'ground', 192],
  ['maskable-512', 'ground', 512],
  ['apple-touch-icon', 'ground', 180],
] as const;

const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage();
for (const [name, drawing, size] of icons) {
  const svg = readFileSync(join(site, drawings[drawing]), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await page.screenshot({ path: join(site, `icons/${name}.png`), omitBackground: true });
}
await browser.close();
