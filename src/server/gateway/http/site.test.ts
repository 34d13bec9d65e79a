import { createHash } from 'node:crypto';
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

test('of scripts within a page, its own run and no other', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'layline-site-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const script = '{\n  ask();\n}';
  writeFileSync(
    join(siteDir, 'index.html'),
    `<html><script>${script}</script><script type="module" src="/a.js"></script>`,
  );
  const { url } = await openGateway({ siteDir });
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
});
