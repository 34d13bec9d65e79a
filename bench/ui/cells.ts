import { mergeLevels, type BookSide, type Level } from '../../src/domain/odds/levels.ts';
import { formatSize } from '../../src/domain/money/money.ts';
import { shortOddsText } from '../../src/domain/odds/odds-format.ts';
import type { MarketMessage } from '../../src/live/transport.ts';

/** 40 runners with three prices a side: 240 cells, numbered row by row as displayed, the worst back price first. */
export const runnerCount = 40;
export const cellCount = runnerCount * 6;

/** Odds in hundredths, size in minor units. */
export type Figures = Level;

export function ladderOf(cell: number): { ladder: BookSide; depth: 0 | 1 | 2 } {
  const column = cell % 6;
  return column < 3
    ? { ladder: 'toBack', depth: (2 - column) as 0 | 1 | 2 }
    : { ladder: 'toLay', depth: (column - 3) as 0 | 1 | 2 };
}

/** The cell whose painting is watched: the first runner's best back price. Its size counts its changes. */
export const probeCell = 2;
const firstProbe = 1_000;
export const probeSize = (count: number): number => (firstProbe + count) * 100;
/** Which change of the watched cell its text shows. */
export const probeShown = (text: string): number =>
  Number(text.replace(/^\s*[\d.]+\s+/, '').replaceAll(',', '')) - firstProbe;

/** The text of a cell, the same for all contestants. */
export const textOf = ([odds, size]: Figures): string =>
  `${shortOddsText('DECIMAL', odds)} ${formatSize(size)}`;

export const cellTexts = (figures: readonly Figures[]): string[] => figures.map(textOf);

/** Both ladders of a runner, best first. */
export const levelsOf = (figures: readonly Figures[], runner: number) => {
  const [b2, b1, b0, l0, l1, l2] = figures.slice(runner * 6, runner * 6 + 6);
  return { toBack: [b0!, b1!, b2!], toLay: [l0!, l1!, l2!] };
};

/** The book of a page that is not ours: messages go in, the cells that they changed come out. */
export class PeerBook {
  readonly #ladders = new Map<string, { at: number; toBack: readonly Level[]; toLay: readonly Level[] }>();

  apply(message: MarketMessage): number[] {
    if (message.__typename === 'MarketImage') {
      message.runners.forEach(({ runnerId, toBack, toLay }, at) =>
        this.#ladders.set(runnerId, { at, toBack: toBack, toLay: toLay }),
      );
      return Array.from({ length: cellCount }, (_, cell) => cell);
    }
    if (message.__typename !== 'MarketChange') return [];
    const changed: number[] = [];
    for (const { runnerId, toBack, toLay } of message.changes) {
      const runner = this.#ladders.get(runnerId)!;
      const put = (ladder: BookSide, changes: readonly Level[]) => {
        const before = runner[ladder];
        const after = mergeLevels(ladder, before, changes);
        runner[ladder] = after;
        for (let depth = 0; depth < 3; depth++)
          if (before[depth]?.[0] !== after[depth]?.[0] || before[depth]?.[1] !== after[depth]?.[1])
            changed.push(runner.at * 6 + (ladder === 'toBack' ? 2 - depth : 3 + depth));
      };
      if (toBack) put('toBack', toBack);
      if (toLay) put('toLay', toLay);
    }
    return changed;
  }

  text(cell: number): string {
    const { ladder, depth } = ladderOf(cell);
    const level = this.#ladders.get(`r${Math.floor(cell / 6)}`)?.[ladder][depth];
    return level ? textOf(level) : '';
  }
}
