import { expect, test } from 'vitest';
import type { FoundEvent } from '#domain/search/place.ts';
import { foundEvent } from '#domain/search/searched-site.test-data.ts';
import { timing } from '#domain/site/timing.ts';
import { settle } from '../testing/samples.ts';
import { bareSite, openSearch } from './search.fixture.ts';

const yesterday = foundEvent('old', 'Malta v India', { ended: true });

const open = (findEnded: (text: string) => Promise<readonly FoundEvent[]> = async () => [yesterday]) => {
  const opened = openSearch(undefined, bareSite, findEnded);
  return { ...opened, pause: async () => (opened.clock.increment(timing.searchPause), await settle()) };
};

test('what ended before the list is asked for when typing pauses, once a text, and follows what the list has', async () => {
  const { type, send, pause, names, askedFor } = open();
  await type('ind');
  send({ type: 'text.typed', text: 'india' });
  expect(names()).toEqual(['India v Australia', 'Kenya v India']);
  await pause();
  expect(names()).toEqual(['India v Australia', 'Kenya v India', 'Malta v India']);
  send({ type: 'text.typed', text: 'india' });
  await pause();
  expect(askedFor).toEqual(['india']);
  send({ type: 'text.typed', text: '' });
  await pause();
  expect(askedFor).toEqual(['india']);
});

test('until what has ended is known, it is not said that nothing is called so', async () => {
  const { type, pause, shown } = open(async () => []);
  await type('malta');
  expect(shown()).toMatchObject({ list: 'loading' });
  await pause();
  expect(shown()).toMatchObject({ list: 'there', groups: [] });
});

test('what has ended is not found by another text than it was asked for', async () => {
  let answer = (_: readonly FoundEvent[]): void => undefined;
  const { type, send, pause, names } = open(() => new Promise((resolve) => (answer = resolve)));
  await type('malta');
  await pause();
  send({ type: 'text.typed', text: 'kenya' });
  answer([yesterday]);
  await settle();
  expect(names()).toEqual(['Kenya v India']);
});

test('without what has ended the rest is found', async () => {
  const never = open(() => new Promise(() => undefined));
  await never.type('kenya');
  await never.pause();
  never.clock.increment(timing.callAnswer);
  expect(never.names()).toEqual(['Kenya v India']);
  const cut = open(async () => Promise.reject(new Error('cut')));
  await cut.type('malta');
  await cut.pause();
  expect(cut.shown()).toMatchObject({ list: 'there', groups: [] });
});
