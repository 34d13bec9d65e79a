import { expect, test } from 'vitest';
import { hashOfPopup, popupFor, popupOfHash, type Popup } from './popup.ts';

const all: [Popup, string][] = [
  [{ name: 'login' }, '#login'],
  [{ name: 'exposure' }, '#exposure'],
  [{ name: 'rules' }, '#rules'],
  [{ name: 'problem' }, '#problem'],
  [{ name: 'bets' }, '#bets'],
  [{ name: 'search' }, '#search'],
  [{ name: 'install' }, '#install'],
  [{ name: 'book', marketId: '1.2/3' }, '#book/1.2%2F3'],
  [{ name: 'marketRules', marketId: '1.2/3' }, '#rules/1.2%2F3'],
  [{ name: 'marketRules', marketId: '1.2/3', version: 2 }, '#rules/1.2%2F3/2'],
  [{ name: 'banking', section: null }, '#banking'],
  [{ name: 'banking', section: 'deposit' }, '#banking/deposit'],
];

test.each(all)('[HDR-4] %o has the hash %s, and that hash asks for it', (popup, hash) => {
  expect(hashOfPopup(popup)).toBe(hash);
  expect(popupOfHash(hash)).toEqual(popup);
});

test.each(['', '#', '#promotions', '#markets', '#book', '#book/%', '#Login'])(
  '"%s" asks for no popup',
  (hash) => {
    expect(popupOfHash(hash)).toBeNull();
  },
);

test('a banking section that does not exist opens banking', () => {
  expect(popupOfHash('#banking/gold')).toEqual({ name: 'banking', section: null });
  expect(hashOfPopup(null)).toBe('');
});

test('a visitor sees the login in the place of a bettor’s own popups', () => {
  const shown = (popup: Popup, hasToken: boolean) => popupFor(popup, hasToken)?.name;
  expect(all.filter(([popup]) => shown(popup, false) !== popup.name).map(([popup]) => popup.name)).toEqual([
    'exposure',
    'book',
    'banking',
    'banking',
  ]);
  for (const [popup] of all) expect(shown(popup, true)).toBe(popup.name);
  expect(popupFor(null, false)).toBeNull();
});
