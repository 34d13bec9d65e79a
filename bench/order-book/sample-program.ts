import { mustHappen } from '../support/outcome.ts';
import { measureRounds } from '../support/sample.ts';
import { books, operationsPerBook, type BookName } from './contestants.ts';
import { makeOperations, type Flow } from './operations.ts';

/** Started by the bench with the names of a book and a flow. Sends one sample; throws if the book has done nothing. */

const [name, flow] = process.argv.slice(2) as [BookName, Flow];
const operations = [1, 2, 3].map((seed) => makeOperations(flow, seed, operationsPerBook));
let turn = 0;
let book = books[name]();

function round(): number {
  const list = operations[turn++ % operations.length]!;
  book = books[name]();
  book.run(list);
  return list.length;
}

// Measures compiled code.
measureRounds(round, 300);
const sample = measureRounds(round);
const { toBack, toLay } = book.depth();
mustHappen(`price levels stood in ${name}`, toBack.length + toLay.length);
process.send!(sample);
