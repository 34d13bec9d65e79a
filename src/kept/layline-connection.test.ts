import { expect, test } from 'vitest';
import { connectLayline } from './layline-connection.ts';

type OpenDb = NonNullable<Parameters<typeof connectLayline>[1]>;
const opening = (open: () => Promise<unknown>) => open as unknown as OpenDb;

test('a database that a newer site has changed says so each time that something is to be kept', async () => {
  let told = 0;
  const newer = opening(() => Promise.reject(new DOMException('The version is lower.', 'VersionError')));
  const layline = connectLayline(() => told++, newer);
  const keep = () => layline((db) => db.get('settings', ''));
  await expect(keep()).rejects.toThrow('The version is lower.');
  await expect(keep()).rejects.toThrow('The version is lower.');
  expect(told).toBe(2);
});

test('a browser that cannot tell which databases it has keeps what it is given', async () => {
  let told = 0;
  // Nor has Node any.
  const layline = connectLayline(
    () => told++,
    opening(() => Promise.resolve({ get: () => Promise.resolve('kept') })),
  );
  expect(await layline((db) => db.get('settings', ''))).toBe('kept');
  expect(told).toBe(0);
});
