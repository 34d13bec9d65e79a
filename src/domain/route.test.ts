import { expect, test } from 'vitest';
import { hrefOf, isAllowed, routes } from './route.ts';

const visitor = { hasToken: false, isLogin: undefined };
const bettor = { hasToken: true, isLogin: 1 };
const blocked = { hasToken: true, isLogin: 0 };

test('every route has a name and a path of its own', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('a visitor may not pass a token guard, a bettor may', () => {
  expect(isAllowed('token', visitor)).toBe(false);
  expect(isAllowed('token', bettor)).toBe(true);
});

test('a blocked user may not open login-enabled pages, also when the flag is stored as text', () => {
  expect(isAllowed('loginEnabled', blocked)).toBe(false);
  expect(isAllowed('loginEnabled', { ...blocked, isLogin: '0' })).toBe(false);
  expect(isAllowed('loginEnabled', visitor)).toBe(true);
});

test('both guards apply together', () => {
  expect([visitor, bettor, blocked].map((who) => isAllowed('both', who))).toEqual([false, true, false]);
});

test('an address is built from the route’s own parameters, encoded', () => {
  expect(hrefOf('marketDetails', { eventId: 'a/b', id: '4' })).toBe('/marketdetails/a%2Fb/4');
  expect(hrefOf('root')).toBe('/');
});
