import type { RecordedDefinition } from './mcm-message.ts';

/** The full-depth and traded price ladders: price → size. */
export const ladderKeys = ['atb', 'atl', 'trd', 'spb', 'spl'] as const;
/** The displayed depth: level (0 is best) → [price, size]. `bd…` includes virtual bets. */
export const levelKeys = ['batb', 'batl', 'bdatb', 'bdatl'] as const;
export const scalarKeys = ['ltp', 'tv', 'spn', 'spf'] as const;

/** The columns that tell what can be backed and laid, the most telling first. */
export const depthColumns = [
  { depth: 'full', toBack: 'atb', toLay: 'atl' },
  { depth: 'best', toBack: 'batb', toLay: 'batl' },
  { depth: 'displayed', toBack: 'bdatb', toLay: 'bdatl' },
] as const;
export type Depth = (typeof depthColumns)[number]['depth'];

export type PriceLadder = Map<number, number>;
export type LevelLadder = Map<number, readonly [price: number, size: number]>;

/** Null means never sent; NaN and ±Infinity can occur. */
export interface RecordedRunner
  extends
    Record<(typeof ladderKeys)[number], PriceLadder>,
    Record<(typeof levelKeys)[number], LevelLadder>,
    Record<(typeof scalarKeys)[number], number | null> {
  id: number;
  /** Handicap; 0 if there is none. */
  hc: number;
}

/** A recorded market after the messages so far. */
export interface RecordedMarket {
  id: string;
  /** Null until one has come. */
  definition: RecordedDefinition | null;
  /** The highest of any definition so far; null if none had one. */
  version: number | null;
  /** How many changes with a lower version were ignored. */
  olderCopies: number;
  /** Every runner that a definition ever had → its last adjustment factor, percent; 0 if none was told. */
  factors: Map<number, number>;
  /** Total traded volume. */
  tv: number | null;
  /** The most telling columns that ever had prices; null if none had. */
  depth: Depth | null;
  /** By `runnerKey`. Holds the runners mentioned since the last image. */
  runners: Map<string, RecordedRunner>;
}

export type RecordedMarkets = Map<string, RecordedMarket>;

/** `id/handicap`, as in checkpoints. */
export const runnerKey = (id: number, hc: number | null | undefined): string => `${id}/${hc ?? 0}`;

export const emptyMarket = (id: string): RecordedMarket => ({
  id,
  definition: null,
  version: null,
  olderCopies: 0,
  factors: new Map(),
  tv: null,
  depth: null,
  runners: new Map(),
});

export const emptyRunner = (id: number, hc: number): RecordedRunner => ({
  id,
  hc,
  ltp: null,
  tv: null,
  spn: null,
  spf: null,
  atb: new Map(),
  atl: new Map(),
  trd: new Map(),
  spb: new Map(),
  spl: new Map(),
  batb: new Map(),
  batl: new Map(),
  bdatb: new Map(),
  bdatl: new Map(),
});
