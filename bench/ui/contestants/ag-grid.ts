import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { PeerBook, runnerCount } from '../cells.ts';
import type { UiContestant } from '../contestant.ts';
import { hearMessages } from './messages.ts';

type Row = Record<string, string>;

const frameMs = 16;
const columns = [0, 1, 2, 3, 4, 5];

/** As its makers recommend for many updates: asynchronous transactions gathered per frame, all rows in the page. */
export const contestant: UiContestant = {
  show: (place, url) => {
    ModuleRegistry.registerModules([AllCommunityModule]);
    const book = new PeerBook();
    const rowOf = (runner: number): Row => ({
      id: String(runner),
      name: `Runner ${runner + 1}`,
      ...Object.fromEntries(columns.map((column) => [`c${column}`, book.text(runner * 6 + column)])),
    });
    const runners = Array.from({ length: runnerCount }, (_, at) => at);
    const grid = createGrid<Row>(place, {
      domLayout: 'autoHeight',
      suppressColumnVirtualisation: true,
      suppressRowVirtualisation: true,
      asyncTransactionWaitMillis: frameMs,
      getRowId: ({ data }) => data.id!,
      columnDefs: [{ field: 'name' }, ...columns.map((column) => ({ field: `c${column}`, width: 120 }))],
      rowData: runners.map(rowOf),
    });
    hearMessages(url, (message) => {
      const changed = new Set(book.apply(message).map((cell) => Math.floor(cell / 6)));
      if (changed.size > 0) grid.applyTransactionAsync({ update: [...changed].map(rowOf) });
    });
  },
  cell: (cell) =>
    document.querySelector(`.ag-row[row-id="${Math.floor(cell / 6)}"] .ag-cell[col-id="c${cell % 6}"]`),
};
