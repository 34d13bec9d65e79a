import { measureRounds } from '../support/sample.ts';
import { books, operationsPerBook, type BookName } from './contestants.ts';
import { makeOperations, type Flow } from './operations.ts';

/** Started by the bench with the names of a book and a flow. Sends one sample. */

const [name, flow] = process.argv.slice(2) as [BookName, Flow];
const operations = [1, 2, 3].map((seed) => makeOperations(flow, seed, operationsPerBook));
let turn = 0;

function round(): number {
  const list = operations[turn++ % operations.length]!;
  books[name]().run(list);
  return list.length;
}

// Measures compiled code.
measureRounds(round, 300);
process.send!(measureRounds(round));
