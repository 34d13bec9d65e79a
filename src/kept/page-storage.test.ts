import { expect, test } from 'vitest';
import { openStorage } from './page-storage.ts';

/** A browser's storage that takes so many keys. */
function smallStorage(room: number) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!kept.has(key) && kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  } as unknown as Storage;
  return { kept, storage };
}

test('what a full browser does not take is kept for as long as the page stands, and once there is room for good', () => {
  const { kept, storage } = smallStorage(1);
  const page = openStorage(() => storage);
  page.setItem('theme', 'dark');
  page.setItem('token', 'abc');
  expect([page.getItem('theme'), page.isKept('theme')]).toEqual(['dark', true]);
  expect([page.getItem('token'), page.isKept('token')]).toEqual(['abc', false]);
  page.removeItem('theme');
  page.setItem('token', 'abd');
  expect([page.getItem('token'), page.isKept('token')]).toEqual(['abd', true]);
  expect([...kept]).toEqual([['token', 'abd']]);
});

test('what it did not take hides what it had before, and is gone when it is removed or all is cleared', () => {
  const { storage } = smallStorage(0);
  const page = openStorage(() => storage);
  page.setItem('token', 'abc');
  page.removeItem('token');
  expect(page.getItem('token')).toBeNull();
  page.setItem('token', 'abc');
  page.clear();
  expect([page.getItem('token'), page.isKept('token')]).toEqual([null, true]);
});

test('a browser that denies its storage at the first look takes nothing down', () => {
  const page = openStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(page.getItem('token')).toBeNull();
  page.setItem('token', 'abc');
  expect([page.getItem('token'), page.isKept('token')]).toEqual(['abc', false]);
  page.clear();
  expect(page.getItem('token')).toBeNull();
});
