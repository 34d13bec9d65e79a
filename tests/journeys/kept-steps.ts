import type { Page } from '@playwright/test';

/**
 * The rows of a store in one of this browser's databases; none until the page has created it. A choice is stored a
 * moment after it is made, so a journey that continues in a new page waits for it here, as slowly as a person would
 * act.
 */
export const keptRows = (page: Page, database: string, store: string): Promise<object[]> =>
  page.evaluate(
    async ([name, from]) => {
      // Opening it before the page does would create it here, without stores.
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      return new Promise<object[]>((resolve, reject) => {
        const fail = () => reject(new Error(`What is kept in ${name} could not be read`));
        const opening = indexedDB.open(name);
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(from).objectStore(from).getAll();
          reading.addEventListener('error', fail);
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as object[]);
          });
        });
      });
    },
    [database, store] as const,
  );

/** Moves one user's selections in this browser to another; a visitor's name is empty. */
export const moveDrafts = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([giver, taker]) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('The selections could not be moved'));
        const opening = indexedDB.open('layline');
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          const drafts = transaction.objectStore('drafts');
          const reading = drafts.index('byUser').getAll(giver);
          reading.addEventListener('success', () => {
            for (const row of reading.result as { cardId: string }[]) {
              drafts.delete([giver!, row.cardId]);
              drafts.put({ ...row, userName: taker });
            }
          });
          transaction.addEventListener('abort', fail);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [from, to],
  );
