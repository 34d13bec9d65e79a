import { LRUCache } from 'lru-cache';

/** An attempt to sign in, to open an account or to replace a password. */
export interface Attempt {
  /** The call that is tried. Each call is counted separately. */
  call: string;
  /** As typed. */
  userName: string;
  /** The address, or the network that one household gets. */
  place: string;
  /** A device on which this user has signed in before; null for a stranger's. */
  knownDevice: string | null;
}

const minute = 60_000;
/** An address has this many times the attempts of one user from it, since several people may share it. */
const usersAtAnAddress = 5;
/** How long strangers' failures with one user are remembered. */
const memoryOfFailures = 10 * minute;
/** This many failures may be a forgetful user. Each one after them doubles the wait. */
const patientFailures = 10;
const firstWaitMs = 250;
const longestWaitMs = 4_000;
/** How many counts are kept in memory. Beyond that, the oldest are forgotten. */
const mostCounts = 200_000;

interface Count {
  attempts: number;
  until: number;
}

/**
 * Counts attempts per minute. A stranger is refused after too many from one address, or at one user from one address.
 * Strangers at one user from everywhere are slowed, never refused. A device on which the user has signed in before is
 * counted only by itself, so that no stranger can lock the user out.
 */
export class Attempts {
  readonly #counts = new LRUCache<string, Count>({ max: mostCounts });
  readonly #limit: number;
  readonly #now: () => number;

  /** `limit` is attempts per minute of one user from one address; `now` is in Unix milliseconds. */
  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts an attempt. Returns the milliseconds to wait before it is checked, or null if it is refused. */
  admit({ call, userName, place, knownDevice }: Attempt): number | null {
    const name = userName.toLowerCase();
    if (knownDevice !== null)
      return this.#add(`${call} device ${knownDevice} ${name}`, minute) > this.#limit ? null : 0;
    const [byAddress, byPair] = [
      this.#add(`${call} address ${place}`, minute),
      this.#add(`${call} pair ${place} ${name}`, minute),
    ];
    if (byAddress > this.#limit * usersAtAnAddress || byPair > this.#limit) return null;
    const failures = this.#count(`${call} failed ${name}`)?.attempts ?? 0;
    if (failures < patientFailures) return 0;
    return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - patientFailures));
  }

  /** Notes that the attempt was wrong. */
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
