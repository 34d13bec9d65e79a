import { expect, test } from 'vitest';
import { hostRule, isOnlyHere, isOtherNameOf } from './own-hosts.ts';

test.each([
  ['localhost', true],
  ['games.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example.com', false],
  ['bets.example', false],
])('%s is this machine alone: %s', (host, expected) => {
  expect(isOnlyHere(host)).toBe(expected);
});

const here = { listensOn: 'localhost', url: 'http://localhost:4000' };
const named = { listensOn: '0.0.0.0', url: 'https://Bets.example/' };

test.each([
  [here, 'localhost:4000', true],
  [here, '127.0.0.1:4000', true],
  [here, '[::1]:4000', true],
  // In development the browser uses Vite's port, and the gateway sees that port in the Host header.
  [here, 'localhost:5173', true],
  [here, 'evil.example:4000', false],
  [here, 'localhost.evil.example', false],
  [here, '192.168.1.5:4000', false],
  [here, 'user@localhost', false],
  [here, '', false],
  [here, undefined, false],
  [named, 'bets.example', true],
  [named, 'BETS.example.', true],
  [named, '10.1.2.3:4000', true],
  [named, '[fd00::1]:4000', true],
  [named, 'localhost:4000', true],
  [named, 'www.bets.example', false],
  [{ listensOn: '10.1.2.3', url: 'https://bets.example' }, '10.1.2.3:4000', true],
  [{ listensOn: '10.1.2.3', url: 'https://bets.example' }, '10.9.9.9:4000', false],
])('at %o a request for %s is its own: %s', (at, host, expected) => {
  expect(hostRule(at)(host)).toBe(expected);
});

test.each([
  ['http://localhost:4000', '127.0.0.1:4000', true],
  ['http://localhost:4000', '[::1]:4000', true],
  ['http://127.0.0.1:4000', 'localhost:4000', true],
  ['http://localhost:4000', 'localhost:4000', false],
  ['http://localhost:4000', 'LOCALHOST:4000', false],
  // Somebody forwards another port to this one: the site is not at its own name there.
  ['http://localhost:4000', '127.0.0.1:8080', false],
  ['http://localhost:4000', '192.168.1.5:4000', false],
  ['https://bets.example', '127.0.0.1:443', false],
  ['http://localhost:4000', undefined, false],
])('of the server at %s, %s is another name: %s', (url, host, expected) => {
  expect(isOtherNameOf(url, host)).toBe(expected);
});
