import type { BettorLimits, RealityInterval } from '#domain/limits/bettor-limits.ts';
import { breakAt } from '#domain/limits/break.ts';
import { frameAt } from '#domain/limits/frame.ts';
import type { Sessions } from './sessions.ts';
import { stretchStart, unionOf, type Span } from './signed-in-time.ts';

/** What an account holds itself to, as committed, and the zone of its frames. */
export interface Held {
  zone: string;
  all: BettorLimits;
}

/** How long a bettor has been signed in since they last looked up. */
export interface RealityClock {
  /** Minutes; null for none. */
  every: RealityInterval | null;
  /** Unix milliseconds. */
  since: number;
  /** Milliseconds signed in since then, and until the next check is due; null for never. */
  signedIn: number;
  dueIn: number | null;
}

const minute = 60_000;
/** The clock of the reality check looks no further back. */
const longestBack = 24 * 60 * minute;

/**
 * What the exchange's routes hold bettors to before a command: how long they are signed in. The engine holds them to all
 * that is about money. Whoever changes an account's limits tells it here.
 */
export class HeldLimits {
  readonly #held: Map<string, Held>;
  readonly #sessions: Sessions;
  readonly #now: () => number;

  /** `now`: Unix milliseconds. */
  constructor(
    held: Iterable<readonly [accountId: string, held: Held]>,
    sessions: Sessions,
    now: () => number,
  ) {
    this.#held = new Map(held);
    this.#sessions = sessions;
    this.#now = now;
  }

  keep(accountId: string, held: Held): void {
    this.#held.set(accountId, held);
  }

  breakOf(accountId: string): 'SELF_EXCLUDED' | 'TIMED_OUT' | null {
    const held = this.#held.get(accountId);
    return held ? breakAt(held.all, new Date(this.#now()).toISOString()) : null;
  }

  /** Why the account may take on nothing for now; null if it may. */
  stopOf(accountId: string): 'SESSION_LIMIT' | 'REALITY_CHECK' | null {
    const held = this.#held.get(accountId);
    if (!held) return null;
    const limit = held.all.limits.find(({ kind }) => kind === 'SESSION')?.amount ?? null;
    if (limit !== null && this.today(accountId, held.zone) >= limit * minute) return 'SESSION_LIMIT';
    return this.clockOf(accountId).dueIn === 0 ? 'REALITY_CHECK' : null;
  }

  /** Milliseconds signed in during this calendar day of the zone. */
  today(accountId: string, zone: string): number {
    const now = this.#now();
    const start = Date.parse(frameAt('DAY', new Date(now).toISOString(), zone).start);
    return unionOf(this.#sessions.spansOf(accountId, start), start, now);
  }

  /** When an account was signed in after `since` (Unix milliseconds), as far as memory knows: for a day at least. */
  spansOf(accountId: string, since: number): Span[] {
    return this.#sessions.spansOf(accountId, since);
  }

  /** When this calendar day of the zone ends, in RFC 3339. */
  dayEnd(zone: string): string {
    return frameAt('DAY', new Date(this.#now()).toISOString(), zone).end;
  }

  /** Since when the account has been signed in without a break, in Unix milliseconds. */
  signedInSince(accountId: string): number {
    const now = this.#now();
    return stretchStart(this.#sessions.spansOf(accountId, now - longestBack), now);
  }

  clockOf(accountId: string): RealityClock {
    const now = this.#now();
    const { realityEvery: every = null, realityAnsweredAt: answeredAt = null } =
      this.#held.get(accountId)?.all ?? {};
    const since =
      answeredAt === null
        ? this.signedInSince(accountId)
        : Math.max(Date.parse(answeredAt), now - longestBack);
    const signedIn = unionOf(this.#sessions.spansOf(accountId, since), since, now);
    return { every, since, signedIn, dueIn: every === null ? null : Math.max(0, every * minute - signedIn) };
  }
}
