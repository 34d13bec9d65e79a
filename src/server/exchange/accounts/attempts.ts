import { LRUCache } from 'lru-cache';
import { addressGroup } from './address-group.ts';

/** Somebody tries to come in, or to open or replace what lets them in. */
export interface Attempt {
  /** What is tried: each call is counted by itself. */
  call: string;
  /** As it was written. */
  userName: string;
  address: string;
  /** One on which this user has signed in before; null: a stranger's. */
  knownDevice: string | null;
}

const minute = 60_000;
/** An address has this many times the attempts that one user has from it: several people may sit there. */
const usersAtAnAddress = 5;
/** What strangers got wrong with one user is forgotten after so long. */
const memoryOfFailures = 10 * minute;
/** So many failures are a user who has forgotten; each after them doubles the wait. */
const patientFailures = 10;
const firstWaitMs = 250;
const longestWaitMs = 4_000;
/** Counts in memory: more than these at once, and the oldest are forgotten. */
const mostCounts = 200_000;

interface Count {
  attempts: number;
  until: number;
}

/**
 * Counts attempts in stretches of a minute. A stranger is refused after too many from one address, or at one user from
 * one address; at one user from everywhere they are slowed, never refused. A device on which the user has signed in
 * before is counted by itself and by nothing else, so that no stranger can keep the user out.
 */
export class Attempts {
  readonly #counts = new LRUCache<string, Count>({ max: mostCounts });
  readonly #limit: number;
  readonly #now: () => number;

  /** `limit`: attempts a minute of one user from one address. `now`: Unix milliseconds. */
  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** The milliseconds to wait before it is looked at; null: it is refused. */
  admit({ call, userName, address, knownDevice }: Attempt): number | null {
    const name = userName.toLowerCase();
    if (knownDevice !== null)
      return this.#add(`${call} device ${knownDevice} ${name}`, minute) > this.#limit ? null : 0;
    const place = addressGroup(address);
    const [byAddress, byPair] = [
      this.#add(`${call} address ${place}`, minute),
      this.#add(`${call} pair ${place} ${name}`, minute),
    ];
    if (byAddress > this.#limit * usersAtAnAddress || byPair > this.#limit) return null;
    const failures = this.#count(`${call} failed ${name}`)?.attempts ?? 0;
    if (failures < patientFailures) return 0;
    return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - patientFailures));
  }

  /** It was wrong. */
  failed({ call, userName, knownDevice }: Attempt): void {
    if (knownDevice === null) this.#add(`${call} failed ${userName.toLowerCase()}`, memoryOfFailures);
  }

  #count(key: string): Count | null {
    const count = this.#counts.get(key);
    return count && count.until > this.#now() ? count : null;
  }

  #add(key: string, stretch: number): number {
    const { attempts, until } = this.#count(key) ?? { attempts: 0, until: this.#now() + stretch };
    this.#counts.set(key, { attempts: attempts + 1, until });
    return attempts + 1;
  }
}
