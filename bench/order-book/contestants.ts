import type { BookUnderTest } from './contestant.ts';
import { ourBookById } from './our-book-by-id.ts';
import { ourBook } from './our-book.ts';
import { peerBook } from './peer-book.ts';

export const books = {
  layline: ourBook,
  'layline, by id and price': ourBookById,
  'nodejs-order-book': peerBook,
} as const satisfies Record<string, () => BookUnderTest>;
export type BookName = keyof typeof books;

/** Operations on one book before a new one is started. */
export const operationsPerBook = 20_000;
