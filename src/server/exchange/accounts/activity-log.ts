import type { ActivityKind } from '#domain/bettor/activity.ts';
import { browserWords } from './browser-words.ts';
import type { OpenedFrom } from './sessions.ts';

/** What a request says of where it comes from. */
export interface Request {
  address: string;
  /** The browser's user agent. */
  agent: string | undefined;
}

export const openedFrom = ({ address, agent }: Request): OpenedFrom => ({
  address,
  browser: browserWords(agent),
});

export interface NewActivity extends OpenedFrom {
  accountId: string;
  /** RFC 3339. */
  at: string;
  kind: ActivityKind;
  about: string | null;
}

/** The browser that signed in, and whether somebody had signed in to the account there before. */
export interface SignInDevice {
  deviceId: string;
  isKnown: boolean;
}

/** Where activity outlives the process. */
export interface ActivityStore {
  insert(activity: NewActivity): Promise<void>;
  /** Unless the account's opening is written down already. */
  insertOpened(activity: NewActivity): Promise<void>;
  insertSignIn(activity: NewActivity & SignInDevice): Promise<void>;
  /** One more of the refusals of the last hour from the same address and browser, or the first. */
  countRefusal(activity: NewActivity): Promise<void>;
}

/** Writes down what is done with accounts, for their owners to read. */
export class ActivityLog {
  readonly #store: ActivityStore;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  /** Until the refusals so far are written down. */
  #refusals: Promise<void> = Promise.resolve();

  /** `now` is in Unix milliseconds; `failed` hears of a refusal that could not be written down. */
  constructor(store: ActivityStore, now: () => number, failed: (error: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.#failed = failed;
  }

  note(accountId: string, kind: ActivityKind, by: Request, about: string | null = null): Promise<void> {
    return this.#store.insert({ ...this.#entry(accountId, kind, by), about });
  }

  /** However often the same sign-up is sent. */
  opened(accountId: string, by: Request): Promise<void> {
    return this.#store.insertOpened(this.#entry(accountId, 'OPENED', by));
  }

  signedIn(accountId: string, by: Request, device: SignInDevice): Promise<void> {
    return this.#store.insertSignIn({ ...this.#entry(accountId, 'SIGNED_IN', by), ...device });
  }

  /**
   * The answer does not wait for it: it would take longer where there is such a user, and tell so. One is written down after
   * the other, so that each is counted.
   */
  refused(accountId: string, kind: 'SIGN_IN_REFUSED' | 'SECOND_STEP_REFUSED', by: Request): void {
    const entry = this.#entry(accountId, kind, by);
    this.#refusals = this.#refusals.then(() => this.#store.countRefusal(entry)).catch(this.#failed);
  }

  #entry(accountId: string, kind: ActivityKind, by: Request): NewActivity {
    return { accountId, kind, about: null, at: new Date(this.#now()).toISOString(), ...openedFrom(by) };
  }
}
