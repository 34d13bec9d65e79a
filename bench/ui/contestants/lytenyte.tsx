import { Grid, useClientDataSource } from '@1771technologies/lytenyte-core';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PeerBook, runnerCount } from '../cells.ts';
import type { UiContestant } from '../contestant.ts';
import { hearMessages } from './messages.ts';

type Row = Record<string, string>;

const fields = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
const columns = [
  { id: 'name', field: 'name', width: 160 },
  ...fields.map((field) => ({ id: field, field, width: 120 })),
];

/** As its makers recommend for many updates: a new array once a frame, in which rows that have not changed stay the same. */
function Market({ url }: { url: string }) {
  const [book] = useState(() => new PeerBook());
  const rowOf = (runner: number): Row => ({
    name: `Runner ${runner + 1}`,
    ...Object.fromEntries(fields.map((field, at) => [field, book.text(runner * 6 + at)])),
  });
  const [data, setData] = useState(() => Array.from({ length: runnerCount }, (_, runner) => rowOf(runner)));
  useEffect(() => {
    const changed = new Set<number>();
    const flush = () => {
      const rows = new Map([...changed].map((runner) => [runner, rowOf(runner)]));
      changed.clear();
      setData((before) => before.map((row, runner) => rows.get(runner) ?? row));
    };
    hearMessages(url, (message) => {
      const cells = book.apply(message);
      if (changed.size === 0 && cells.length > 0) requestAnimationFrame(flush);
      for (const cell of cells) changed.add(Math.floor(cell / 6));
    });
    // The page is opened once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Grid columns={columns} rowSource={useClientDataSource<Row>({ data })} rowHeight={28} />;
}

export const contestant: UiContestant = {
  show: (place, url) => {
    // As high and wide as all of it, so that every cell is in the page.
    place.style.cssText = 'inline-size: 1000px; block-size: 1300px';
    createRoot(place).render(<Market url={url} />);
  },
  cell: (cell) =>
    document.querySelector(
      `[data-ln-cell][data-ln-rowindex="${Math.floor(cell / 6)}"][data-ln-colid="c${cell % 6}"]`,
    ),
};
