import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillWorker, keptFiles } from './fill-worker.ts';

const manifest = {
  'src/app/pages/rules-page.tsx': { file: 'assets/rules-page-1.js' },
  'index.html': { file: 'assets/index-2.js', isEntry: true },
  'src/live/firestore/firestore-sdk.ts': { file: 'assets/firestore-sdk-3.js' },
  'src/domain/calendar/locales/de.ts': { file: 'assets/de-4.js' },
  'style.css': { file: 'assets/style-5.css' },
  'inter-greek-wght-normal.woff2': { file: 'assets/inter-greek-wght-normal-6.woff2' },
  'inter-latin-wght-normal.woff2': { file: 'assets/inter-latin-wght-normal-7.woff2' },
};
const worker = readFileSync(new URL('../public/worker.js', import.meta.url), 'utf8');

/** The worker of a site built with that page. */
function filled(page: string): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'layline-worker-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  mkdirSync(join(siteDir, '.vite'));
  writeFileSync(join(siteDir, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(siteDir, 'index.html'), page);
  writeFileSync(join(siteDir, 'worker.js'), worker);
  fillWorker(siteDir);
  return readFileSync(join(siteDir, 'worker.js'), 'utf8');
}

test('the first script leads what is kept of a build; what few need is not kept', () => {
  expect(keptFiles(manifest)).toEqual([
    '/assets/index-2.js',
    '/assets/rules-page-1.js',
    '/assets/style-5.css',
    '/assets/inter-latin-wght-normal-7.woff2',
  ]);
});

test('the worker of another build is another worker, that of the same build the same', () => {
  expect(filled('<title>One</title>')).toContain('const files = ["/assets/index-2.js",');
  expect(filled('<title>One</title>')).toBe(filled('<title>One</title>'));
  expect(filled('<title>One</title>')).not.toBe(filled('<title>Two</title>'));
});
