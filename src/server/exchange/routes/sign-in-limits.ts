import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import { Attempts } from '#server/exchange/accounts/attempts.ts';
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
  /** Call it when the try was wrong. */
  failed(): void;
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

  /** Lets a try through, after a wait if it is slowed. Throws a refusal when there are too many. */
  async admit(call: string, { userName, address, device: shown, operatorKey }: Visitor): Promise<Admitted> {
    const { accounts, devices, authenticator } = this.#needs;
    const device = await devices.read(shown);
    const account = accounts.byName(userName);
    const isKnown = account !== undefined && device !== null && device.accountIds.includes(account.accountId);
    const place = addressGroup(address);
    const whose = { isKnown, name: isKnown ? device.deviceId : place };
    if (authenticator.isOperator(operatorKey)) return { device, whose, failed: () => undefined };
    const attempt = { call, userName, place, knownDevice: isKnown ? device.deviceId : null };
    const wait = this.#attempts.admit(attempt);
    if (wait === null) throw tooMany();
    if (wait > 0) await delay(wait);
    return { device, whose, failed: () => this.#attempts.failed(attempt) };
  }

  /** Counts a signed-in bettor by the session. Throws a refusal when there are too many tries. */
  admitSession(call: string, sessionId: string): void {
    const attempt = { call, userName: '', place: '', knownDevice: sessionId };
    if (this.#attempts.admit(attempt) === null) throw tooMany();
  }
}
