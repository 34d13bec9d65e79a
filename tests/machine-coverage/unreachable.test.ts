import { describe, expect, test } from 'vitest';
import { startRecording } from './recording.ts';
import { searchMyBets } from './search-my-bets.ts';
import { unreachable } from './unreachable.ts';

/** By machine: does everything in every order, until nothing new comes of it. Returns how many ways it stood. */
const searches: Readonly<Record<string, { id: string; search: () => Promise<number> }>> = {
  'my-bets': { id: 'myBets', search: searchMyBets },
};

test('each machine with something that is unreachable is searched, and no other', () => {
  expect(new Set(unreachable.map(({ machine }) => machine))).toEqual(new Set(Object.keys(searches)));
});

describe.each(Object.entries(searches))('in %s', (name, { id, search }) => {
  const parts = unreachable.filter(({ machine }) => machine === name).map(({ part }) => part);

  test('no search reaches what is said to be unreachable, and each reaches all around it', async () => {
    const recording = startRecording();
    const stands = await search();
    recording.stop();
    const { isCovered = {} } = recording.recorded().find((machine) => machine.id === id) ?? {};
    expect(stands).toBeGreaterThan(10);
    expect(parts.filter((part) => isCovered[part])).toEqual([]);
    const beside = parts.map((part) => part.replace('refuses', 'passes'));
    expect(beside.filter((part) => !isCovered[part])).toEqual([]);
  });
});
