import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedStorage, tabStorage } from '#kept/page-storage.ts';
import type { SignedOut } from '#machines/session/session-events.ts';
import { asha } from '#machines/testing/open-session.ts';
import { TabStorage } from '#tests/support/browser-storage.ts';
import { reloadPage } from './reload-page.ts';
import { readReturnPath, writeSession } from './session-storage.ts';
import { readSignedOut } from './use-signed-out.ts';

const replace = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage(() => 0));
  vi.stubGlobal('sessionStorage', new TabStorage(() => 0));
});
afterEach(() => {
  sharedStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A session ends on the page at this address. */
function endAt(address: string, why: SignedOut) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  vi.stubGlobal('window', { location: { pathname, search, hash, replace, reload } });
  reloadPage(why);
  return [readReturnPath(tabStorage), readSignedOut(tabStorage)];
}

test.each([
  '/accountstatment?from=2026-01-01&to=2026-01-31',
  '/marketdetails/7/1.7#marketRules/1.7',
  '/?block=movers',
  '/home#banking',
])('after the end of a session the next sign-in leads back to %s, with query and hash', (address) => {
  expect(endAt(address, 'ended')).toEqual([address, 'ended']);
  expect(replace).toHaveBeenCalledWith('/');
});

test('there is no way back to the root, which is shown anyway, nor to a page of somebody else', () => {
  expect(endAt('/', 'ended')).toEqual([null, 'ended']);
  writeSession(sharedStorage, { ...asha, userName: 'ben' });
  expect(endAt('/accountstatment?page=2', 'elsewhere')).toEqual([null, 'elsewhere']);
});

test('a page that visitors may see is loaded again as it stands where another tab signed out, with query and hash', () => {
  expect(endAt('/home?block=movers#rules', 'elsewhere')).toEqual([null, 'elsewhere']);
  // An address with a hash would only lead to a place on the page.
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('one that they may not see is where its user is led back to', () => {
  expect(endAt('/accountstatment?page=2', 'elsewhere')).toEqual(['/accountstatment?page=2', 'elsewhere']);
  expect(replace).toHaveBeenCalledWith('/');
});
