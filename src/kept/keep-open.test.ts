import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { keepOpen } from './keep-open.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Own {
  /** How often something was asked of it. */
  asked: number;
  isClosed: boolean;
  fault: DOMException | 'silence' | null;
  lose: () => void;
}

/** A database in which texts are noted, and how its connections end. */
function openNotes() {
  const notes: string[] = [];
  const connections: Own[] = [];
  const work = keepOpen((onLost) => {
    const own: Own = { asked: 0, isClosed: false, fault: null, lose: onLost };
    connections.push(own);
    return Promise.resolve({
      close: () => void (own.isClosed = true),
      note(text: string): Promise<number> {
        own.asked++;
        if (own.fault === 'silence') return new Promise(() => undefined);
        if (own.fault) return Promise.reject(own.fault);
        return Promise.resolve(notes.push(text));
      },
    });
  });
  return { notes, connections, note: (text: string) => work((db) => db.note(text)) };
}

test('a connection is opened once, and again after the browser has said that it is over', async () => {
  const { notes, connections, note } = openNotes();
  await Promise.all([note('a'), note('b')]);
  expect(connections).toHaveLength(1);
  connections[0]?.lose();
  await note('c');
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(notes).toEqual(['a', 'b', 'c']);
});

test('what is asked of an open connection begins in the same call, and not before what waited for it', async () => {
  const { notes, note } = openNotes();
  await Promise.all([note('a'), note('b')]);
  await vi.advanceTimersByTimeAsync(0);
  void note('c');
  expect(notes).toEqual(['a', 'b', 'c']);
});

test('what is asked in the moment in which a connection opens does not overtake what waited for that', async () => {
  const notes: string[] = [];
  const opening = Promise.resolve({ close: () => undefined });
  const work = keepOpen(() => opening);
  const note = (text: string) => work(async () => notes.push(text));
  const asked = [note('a'), opening.then(() => note('c')), note('b')];
  await Promise.all(asked);
  expect(notes).toEqual(['a', 'b', 'c']);
});

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'a dead connection (%s) is opened again at once, for all that met it, in order',
  async (name) => {
    const { notes, connections, note } = openNotes();
    await note('a');
    connections[0]!.fault = new DOMException('The database connection is closing.', name);
    await Promise.all([note('b'), note('c')]);
    expect(notes).toEqual(['a', 'b', 'c']);
    expect(connections).toHaveLength(2);
  },
);

test('what fails for another reason is not done twice, and costs no connection', async () => {
  const { connections, note } = openNotes();
  await note('a');
  connections[0]!.fault = new DOMException('full', 'QuotaExceededError');
  await expect(note('b')).rejects.toThrow('full');
  expect(connections).toMatchObject([{ isClosed: false, asked: 2 }]);
});

test('one that does not answer is given up with whoever waited for it: the next who asks gets another', async () => {
  const { notes, connections, note } = openNotes();
  await note('a');
  connections[0]!.fault = 'silence';
  void note('b');
  await vi.advanceTimersByTimeAsync(timing.storeAnswer);
  await note('c');
  expect(notes).toEqual(['a', 'c']);
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('a database that could not be opened is opened when it is needed again', async () => {
  let isThere = false;
  const db = { close: () => undefined };
  const work = keepOpen(() => (isThere ? Promise.resolve(db) : Promise.reject(new Error('not there'))));
  const read = () => work(() => Promise.resolve('read'));
  await expect(read()).rejects.toThrow('not there');
  isThere = true;
  await expect(read()).resolves.toBe('read');
});
