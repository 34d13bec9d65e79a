import { deepStrictEqual } from 'node:assert/strict';
import { mustHappen } from '../support/outcome.ts';
import type { ToldFill } from './contestant.ts';
import { books, operationsPerBook } from './contestants.ts';
import { flows, makeOperations, type Flow } from './operations.ts';

/** Throws when the books make different fills from the same operations, end with a different depth, or do nothing. */
export function checkEqualBooks(flow: Flow): { fills: number; levels: number } {
  const operations = makeOperations(flow, 4, operationsPerBook);
  const [ours, ...others] = Object.values(books).map((open) => {
    const fills: ToldFill[] = [];
    const book = open();
    book.run(operations, (told) => fills.push(...told));
    return { fills, depth: book.depth() };
  });
  for (const other of others) {
    deepStrictEqual(ours!.fills, other.fills, 'the fills differ');
    deepStrictEqual(ours!.depth, other.depth, 'the final depth differs');
  }
  const { toBack, toLay } = ours!.depth;
  const [fills, levels] = [ours!.fills.length, toBack.length + toLay.length];
  if (flows[flow].matches) mustHappen('fills were made', fills);
  mustHappen('price levels stood at the end', levels);
  return { fills, levels };
}
