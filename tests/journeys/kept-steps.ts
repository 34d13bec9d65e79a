import type { Page } from '@playwright/test';

/**
 * What stands in a store of one of this browser's databases; nothing while the page has not made it. It is written a
 * moment after it was chosen: a journey that goes on from it in a new page waits for it here, as a person's hand does.
 */
export const keptRows = (page: Page, database: string, store: string): Promise<object[]> =>
  page.evaluate(
    async ([name, from]) => {
      // Opened before the page has, it would be made here, without a store.
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

/** Makes one user's selections in this browser another's; a visitor's name is empty. */
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
