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

/** A guess that may be checked. */
export interface Guess {
  /** Milliseconds to wait before it is checked. */
  waitMs: number;
  /** Takes it out of the count. Until then it counts as wrong, so that guesses made at once slow each other. */
  right(): void;
}

const uncounted = () => undefined;

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

  /** Counts an attempt. Returns whether it is let through. */
  admit({ call, userName, place, knownDevice }: Attempt): boolean {
    const name = userName.toLowerCase();
    if (knownDevice !== null)
      return this.#add(`${call} device ${knownDevice} ${name}`, minute).attempts <= this.#limit;
    const [byAddress, byPair] = [
      this.#add(`${call} address ${place}`, minute),
      this.#add(`${call} pair ${place} ${name}`, minute),
    ];
    return byAddress.attempts <= this.#limit * usersAtAnAddress && byPair.attempts <= this.#limit;
  }

  /** Counts an attempt that guesses a password. Null if it is refused. */
  admitGuess(attempt: Attempt): Guess | null {
    if (!this.admit(attempt)) return null;
    if (attempt.knownDevice !== null) return { waitMs: 0, right: uncounted };
    const guesses = this.#add(`${attempt.call} guesses ${attempt.userName.toLowerCase()}`, memoryOfFailures);
    const after = guesses.attempts - 1 - patientFailures;
    return {
      waitMs: after < 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** after),
      right: () => void (guesses.attempts -= 1),
    };
  }

  #add(key: string, stretch: number): Count {
    const known = this.#counts.get(key);
    const count =
      known && known.attempts > 0 && known.until > this.#now()
        ? known
        : { attempts: 0, until: this.#now() + stretch };
    count.attempts += 1;
    this.#counts.set(key, count);
    return count;
  }
}
