import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import {
  codeSeconds,
  inFours,
  readSecondStep,
  recoveryCodeLength,
  recoveryCodes,
  recoveryLetters,
  resetWaitHours,
} from '#domain/bettor/second-step.ts';
import { openText, sealText } from './sealed-text.ts';
import { WrongCodes } from './wrong-codes.ts';

/** How an account's second step is kept. */
export interface TwoStepRow {
  accountId: string;
  /** Sealed. */
  secret: string;
  /** When it was switched on (RFC 3339). */
  since: string;
  /** The last time step whose code was used: no code counts twice. */
  lastStep: number;
  /** When an operator's reset switches it off (RFC 3339); null if none was asked for. */
  resetAt: string | null;
}

/** Where it outlives the process. Each act is done once, however many ask at the same time. */
export interface TwoStepStore {
  find(accountId: string): Promise<TwoStepRow | null>;
  codesLeft(accountId: string): Promise<number>;
  /** False if it was on already. */
  turnOn(row: TwoStepRow, codeDigests: readonly string[]): Promise<boolean>;
  turnOff(accountId: string): Promise<boolean>;
  /** False if that time step, or a later one, was used. */
  useStep(accountId: string, step: number): Promise<boolean>;
  /** False if there is no such code, or it was used. */
  useCode(accountId: string, digest: string, at: string): Promise<boolean>;
  setReset(accountId: string, resetAt: string | null): Promise<void>;
}

/** OFF: none is asked for. */
export type CodeCheck = 'OFF' | 'APP' | 'RECOVERY' | 'WRONG' | 'TOO_MANY';

/** What the bettor gives their authenticator app. */
export interface SetUp {
  secret: string;
  uri: string;
}

const issuer = 'Layline';
/** How long a secret that was shown waits for its first code. */
const setUpLife = 15 * 60_000;

const newCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(
    '',
  );
/** A code has 58 random bits, so that a plain hash keeps it. */
const digestOf = (accountId: string, code: string) =>
  createHash('sha256').update(`${accountId} ${code}`).digest('base64url');

/** The second step of sign-ins: codes of an authenticator app (RFC 6238), and ten recovery codes. */
export class TwoStep {
  readonly #store: TwoStepStore;
  readonly #key: Uint8Array;
  readonly #now: () => number;
  readonly #wrong: WrongCodes;
  /** Secrets that were shown and not confirmed yet, by account. */
  readonly #begun = new Map<string, { secret: string; until: number }>();

  /** `key` is 32 random bytes that are kept away from the store; `now` is in Unix milliseconds. */
  constructor(store: TwoStepStore, key: Uint8Array, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
    this.#wrong = new WrongCodes(now);
  }

  /** How it stands; null while it is off. A reset whose time has come has switched it off. */
  async of(accountId: string): Promise<Omit<TwoStepRow, 'secret'> | null> {
    return this.#on(accountId);
  }

  codesLeft(accountId: string): Promise<number> {
    return this.#store.codesLeft(accountId);
  }

  /** A new secret, which takes the place of one that was begun before. */
  begin(accountId: string, userName: string): SetUp {
    const now = this.#now();
    for (const [id, { until }] of this.#begun) if (until <= now) this.#begun.delete(id);
    const secret = generateSecret();
    this.#begun.set(accountId, { secret, until: now + setUpLife });
    return { secret, uri: generateURI({ issuer, label: userName, secret }) };
  }

  /** Switches it on by the app's first code, and tells the recovery codes, once. */
  async confirm(
    accountId: string,
    typed: string,
  ): Promise<{ codes: string[] } | 'NOT_BEGUN' | 'WRONG' | 'ALREADY_ON'> {
    const begun = this.#begun.get(accountId);
    if (!begun || begun.until <= this.#now()) return 'NOT_BEGUN';
    const read = readSecondStep(typed);
    const lastStep = read?.kind === 'APP' ? await this.#stepOf(read.code, begun.secret) : null;
    if (lastStep === null) return 'WRONG';
    const codes = Array.from({ length: recoveryCodes }, newCode);
    const secret = sealText(begun.secret, this.#key, accountId);
    const row = { accountId, secret, since: this.#nowText(), lastStep, resetAt: null };
    const digests = codes.map((code) => digestOf(accountId, code));
    if (!(await this.#store.turnOn(row, digests))) return 'ALREADY_ON';
    this.#begun.delete(accountId);
    return { codes: codes.map((code) => inFours(code, '-')) };
  }

  /** Checks a code, which then counts no more. `asker` is whose wrong ones are counted together. */
  async check(accountId: string, typed: string, asker: string): Promise<CodeCheck> {
    const row = await this.#on(accountId);
    if (!row) return 'OFF';
    const counted = `${accountId} ${asker}`;
    if (!this.#wrong.admit(counted)) return 'TOO_MANY';
    const kind = await this.#use(row, typed);
    if (kind === null) return 'WRONG';
    this.#wrong.right(counted);
    return kind;
  }

  /** Switches it off. False if it was off. */
  turnOff(accountId: string): Promise<boolean> {
    return this.#store.turnOff(accountId);
  }

  /** An operator's reset, which holds after a day unless the owner stops it. Asked again, the first one's time stays. */
  async askReset(accountId: string): Promise<string | null> {
    const row = await this.#on(accountId);
    if (!row || row.resetAt !== null) return row?.resetAt ?? null;
    const resetAt = new Date(this.#now() + resetWaitHours * 3_600_000).toISOString();
    await this.#store.setReset(accountId, resetAt);
    return resetAt;
  }

  stopReset(accountId: string): Promise<void> {
    return this.#store.setReset(accountId, null);
  }

  async #on(accountId: string): Promise<TwoStepRow | null> {
    const row = await this.#store.find(accountId);
    return row && (row.resetAt === null || Date.parse(row.resetAt) > this.#now()) ? row : null;
  }

  async #use({ accountId, secret }: TwoStepRow, typed: string): Promise<'APP' | 'RECOVERY' | null> {
    const read = readSecondStep(typed);
    if (read?.kind === 'RECOVERY') {
      const isRight = await this.#store.useCode(accountId, digestOf(accountId, read.code), this.#nowText());
      return isRight ? 'RECOVERY' : null;
    }
    const step = read && (await this.#stepOf(read.code, openText(secret, this.#key, accountId)));
    return step !== null && (await this.#store.useStep(accountId, step)) ? 'APP' : null;
  }

  /** The time step that six digits are the code of: now, or one before or after; null for a wrong code. */
  async #stepOf(token: string, secret: string): Promise<number | null> {
    const epoch = Math.floor(this.#now() / 1000);
    const result = await verify({ secret, token, epoch, epochTolerance: codeSeconds });
    return result.valid ? Math.floor(epoch / codeSeconds) + result.delta : null;
  }

  #nowText(): string {
    return new Date(this.#now()).toISOString();
  }
}
