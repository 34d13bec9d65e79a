import { createHash } from 'node:crypto';
import type { MarketBook } from '#contract/market.ts';
import type { MarketStore } from '#live/market-store.ts';

const hash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const hashOfExchange = ({ definition, runners, matched }: MarketBook): string =>
  hash([
    definition.status,
    definition.version,
    matched,
    runners.map((runner) => [runner.runnerId, runner.toBack, runner.toLay, runner.lastOdds, runner.matched]),
  ]);

/** The same for what a browser holds. */
export const hashOfStore = (store: MarketStore, runnerIds: readonly string[]): string =>
  hash([
    store.definition()?.status,
    store.definition()?.version,
    store.matched(),
    runnerIds.map((id) => [
      id,
      store.levels(id, 'toBack'),
      store.levels(id, 'toLay'),
      store.lastOdds(id),
      store.runnerMatched(id),
    ]),
  ]);

/** Prices in the cells that the book does not have there. */
export const ghostsOf = (store: MarketStore, { runners }: MarketBook): string[] =>
  runners.flatMap(({ runnerId, ...book }) =>
    (['toBack', 'toLay'] as const).flatMap((ladder) =>
      [0, 1, 2].flatMap((depth) => {
        const cell = store.cell(runnerId, ladder, depth);
        const level = book[ladder][depth];
        const isSame = cell === null ? !level : level?.[0] === cell.odds && level[1] === cell.size;
        return isSame ? [] : [`${runnerId} ${ladder} ${depth}: ${JSON.stringify(cell)}`];
      }),
    ),
  );
