import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '../testing/gateway-under-test.ts';

const html = { headers: { accept: 'text/html' } };

/** A site and a workshop as they are built. */
function built(): { siteDir: string; workshopDir: string } {
  const folder = mkdtempSync(join(tmpdir(), 'layline-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [siteDir, workshopDir] = [join(folder, 'site'), join(folder, 'workshop')];
  for (const dir of [siteDir, workshopDir]) mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(siteDir, 'index.html'), '<title>Layline</title>');
  writeFileSync(join(workshopDir, 'index.html'), '<title>Workshop</title>');
  writeFileSync(join(workshopDir, 'assets/index-1.js'), 'step();');
  return { siteDir, workshopDir };
}

test('the workshop is a page of its own, under the site’s content policy', async () => {
  const { url } = await openGateway(built());
  const page = await fetch(`${url}/workshop/`, html);
  expect(await page.text()).toBe('<title>Workshop</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self'`);
  const script = await fetch(`${url}/workshop/assets/index-1.js`);
  expect(await script.text()).toBe('step();');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/workshop`, html)).url).toBe(`${url}/workshop/`);
  expect((await fetch(`${url}/workshop/nothing.js`)).status).toBe(404);
  expect(await (await fetch(url, html)).text()).toBe('<title>Layline</title>');
});

test('where nothing is staged there is no workshop, whoever asks and for whatever of it', async () => {
  const { siteDir } = built();
  const { url } = await openGateway({ siteDir });
  for (const path of ['/workshop', '/workshop/', '/workshop/index.html', '/workshop/assets/index-1.js'])
    for (const method of ['GET', 'HEAD', 'POST'])
      expect([method, path, (await fetch(`${url}${path}`, { ...html, method })).status]).toEqual([
        method,
        path,
        404,
      ]);
});
