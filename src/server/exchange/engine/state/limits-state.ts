import { noLimits, type BettorLimits } from '#domain/limits/bettor-limits.ts';
import { frameAt, frameKinds, type Frame, type FrameKind } from '#domain/limits/frame.ts';
import { sumOfKind } from '../limits/counted-kinds.ts';
import type { TransactionKind } from '../records/ledger.ts';
import type { FrameSums, StoredSums } from '../records/limits.ts';

type Sums = Record<FrameKind, FrameSums & Frame>;

/** What an account holds itself to, and what it has used of it. */
export class LimitsState {
  /** Replaced when it changes, never mutated. */
  all: BettorLimits = noLimits;
  readonly #zone: string;
  /** Of the frames that were current when it was last asked or counted; null while no limit needs them. */
  #sums: Sums | null = null;

  /** `zone`: whose calendar its frames follow. */
  constructor(zone: string) {
    this.#zone = zone;
  }

  get isCounting(): boolean {
    return this.#sums !== null;
  }

  /** Counts from now on, beginning with what was booked before. */
  startCounting({ frames }: Pick<StoredSums, 'frames'>): void {
    const sumsOf = (kind: FrameKind) => ({
      ...frames[kind],
      ...frameAt(kind, frames[kind].start, this.#zone),
    });
    this.#sums = { DAY: sumsOf('DAY'), WEEK: sumsOf('WEEK'), MONTH: sumsOf('MONTH') };
  }

  /** Counts what was booked for the account. */
  count(kind: TransactionKind, amount: number, at: string): void {
    const which = sumOfKind(kind);
    if (which === undefined || !this.#sums) return;
    for (const frame of frameKinds) this.used(frame, at)[which] += amount;
  }

  /** The sums of the frame that is current. A clock that was set back begins none again. */
  used(frame: FrameKind, at: string): FrameSums & Frame {
    const sums = this.#sums;
    if (!sums) throw new Error('These limits need no sums');
    if (at >= sums[frame].end) sums[frame] = { ...frameAt(frame, at, this.#zone), deposited: 0, result: 0 };
    return sums[frame];
  }
}
