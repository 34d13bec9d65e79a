import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import { Attempts, type Attempt } from '#server/exchange/accounts/attempts.ts';
import type { Device, Devices } from '#server/exchange/accounts/devices.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import type { Authenticator } from './authenticator.ts';
import { tooMany } from './errors.ts';
import type { RouteInput } from './route.ts';

/** What a request says about who wants in. */
type Visitor = Pick<RouteInput<Call>, 'address' | 'device' | 'operatorKey'> & { userName: string };

export interface Admitted {
  /** The device that the browser showed, whoever signed in on it. */
  device: Device | null;
  /**
   * Who is trying: a device on which this user has signed in before, or an address. What one of them is given doesn't
   * work for another.
   */
  whose: { isKnown: boolean; name: string };
}

export interface AdmittedGuess extends Admitted {
  /** Call it when the guess was right: until then it counts as wrong. */
  right(): void;
}

export interface SignInLimitNeeds {
  accounts: Accounts;
  devices: Devices;
  authenticator: Authenticator;
  /** Attempts per minute of one user from one address. */
  limit: number;
  /** Unix milliseconds. */
  now: () => number;
}

/** Counts attempts to sign in, to open an account and to replace a password. */
export class SignInLimits {
  readonly #needs: SignInLimitNeeds;
  readonly #attempts: Attempts;

  constructor(needs: SignInLimitNeeds) {
    this.#needs = needs;
    this.#attempts = new Attempts(needs.limit, needs.now);
  }

  /** Lets a try through. Throws a refusal when there are too many. */
  async admit(call: string, visitor: Visitor): Promise<Admitted> {
    const { attempt, ...admitted } = await this.#attemptOf(call, visitor);
    if (attempt && !this.#attempts.admit(attempt)) throw tooMany();
    return admitted;
  }

  /** Lets a guess at a password through, after a wait if guesses are slowed. Throws a refusal when there are too many. */
  async admitGuess(call: string, visitor: Visitor): Promise<AdmittedGuess> {
    const { attempt, ...admitted } = await this.#attemptOf(call, visitor);
    if (!attempt) return { ...admitted, right: () => undefined };
    const guess = this.#attempts.admitGuess(attempt);
    if (guess === null) throw tooMany();
    if (guess.waitMs > 0) await delay(guess.waitMs);
    return { ...admitted, right: guess.right };
  }

  /** `attempt` is null for the operator's programs, which are not counted. */
  async #attemptOf(
    call: string,
    { userName, address, device: shown, operatorKey }: Visitor,
  ): Promise<Admitted & { attempt: Attempt | null }> {
    const { accounts, devices, authenticator } = this.#needs;
    const device = await devices.read(shown);
    const account = accounts.byName(userName);
    const isKnown = account !== undefined && device !== null && device.accountIds.includes(account.accountId);
    const place = addressGroup(address);
    const whose = { isKnown, name: isKnown ? device.deviceId : place };
    const isCounted = !authenticator.isOperator(operatorKey);
    const knownDevice = isKnown ? device.deviceId : null;
    return { device, whose, attempt: isCounted ? { call, userName, place, knownDevice } : null };
  }

  /** Counts a signed-in bettor by the session. Throws a refusal when there are too many tries. */
  admitSession(call: string, sessionId: string): void {
    const attempt = { call, userName: '', place: '', knownDevice: sessionId };
    if (!this.#attempts.admit(attempt)) throw tooMany();
  }
}
