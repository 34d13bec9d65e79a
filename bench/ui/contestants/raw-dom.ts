import { cellCount, PeerBook } from '../cells.ts';
import type { UiContestant } from '../contestant.ts';
import { hearMessages } from './messages.ts';

/** The minimum: a table's texts, written once per frame where they changed. */
export const contestant: UiContestant = {
  show: (place, url) => {
    const table = place.appendChild(document.createElement('table'));
    const cells: HTMLTableCellElement[] = [];
    for (let cell = 0; cell < cellCount; cell++) {
      const row = cell % 6 === 0 ? table.insertRow() : table.rows[table.rows.length - 1]!;
      if (cell % 6 === 0)
        row.appendChild(document.createElement('th')).textContent = `Runner ${cell / 6 + 1}`;
      cells.push(row.appendChild(document.createElement('td')));
    }
    const book = new PeerBook();
    const changed = new Set<number>();
    const flush = () => {
      for (const cell of changed) cells[cell]!.textContent = book.text(cell);
      changed.clear();
    };
    hearMessages(url, (message) => {
      if (changed.size === 0) requestAnimationFrame(flush);
      for (const cell of book.apply(message)) changed.add(cell);
    });
  },
  cell: (cell) => document.querySelectorAll('td')[cell] ?? null,
};
