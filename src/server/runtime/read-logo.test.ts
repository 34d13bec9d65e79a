import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLogo } from './read-logo.ts';

test('a file is served by the exchange, and a web address is told as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'our sign.svg'), '<svg/>');
  expect(readLogo(join(folder, 'our sign.svg'))).toEqual({
    address: '/images/site-logo.svg',
    file: { name: 'site-logo.svg', bytes: Buffer.from('<svg/>') },
  });
  expect(readLogo('https://img.example/logo.svg')).toEqual({ address: 'https://img.example/logo.svg' });
  expect(() => readLogo(join(folder, 'none.svg'))).toThrow(/LAYLINE_LOGO: .*none\.svg cannot be read/);
});
