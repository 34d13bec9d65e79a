import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '../testing/gateway-under-test.ts';

test('under a jurisdiction of its own the page says which, and its currency, at every address', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'layline-site-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'index.html'), '<html lang="en"><title>Layline</title>');
  const { url } = await openGateway({ siteDir, jurisdiction: 'uk' });
  for (const path of ['/', '/signup', '/index.html']) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(
      '<html data-jurisdiction="uk" data-currency="GBP" lang="en"><title>Layline</title>',
    );
  }
});
