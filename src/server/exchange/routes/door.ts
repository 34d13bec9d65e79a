import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import { addressGroup } from '#server/exchange/accounts/address-group.ts';
import { Attempts } from '#server/exchange/accounts/attempts.ts';
import type { Device, Devices } from '#server/exchange/accounts/devices.ts';
import type { Authenticator } from './authenticator.ts';
import { tooMany } from './errors.ts';
import type { RouteInput } from './route.ts';

/** Who is before the door, as far as a request says. */
type Visitor = Pick<RouteInput<Call>, 'address' | 'device' | 'operatorKey'> & { userName: string };

export interface Admitted {
  /** What the browser showed, whoever signed in on it. */
  device: Device | null;
  /**
   * Whose try it is: of a device on which this user has signed in before, or of an address. What is given to one is of
   * no use to another.
   */
  whose: { isKnown: boolean; name: string };
  /** Tells that it was wrong. */
  failed(): void;
}

export interface DoorParts {
  accounts: Accounts;
  devices: Devices;
  authenticator: Authenticator;
  /** Attempts a minute of one user from one address. */
  limit: number;
  /** Unix milliseconds. */
  now: () => number;
}

/** Where everybody comes in, or asks for another key: it counts who tries. */
export class Door {
  readonly #parts: DoorParts;
  readonly #attempts: Attempts;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#attempts = new Attempts(parts.limit, parts.now);
  }

  /** Lets a try through, a slowed one later. Throws the refusal of one too many. */
  async admit(call: string, { userName, address, device: shown, operatorKey }: Visitor): Promise<Admitted> {
    const { accounts, devices, authenticator } = this.#parts;
    const device = await devices.read(shown);
    const account = accounts.byName(userName);
    const isKnown = account !== undefined && device !== null && device.accountIds.includes(account.accountId);
    const whose = { isKnown, name: isKnown ? device.deviceId : addressGroup(address) };
    if (authenticator.isOperator(operatorKey)) return { device, whose, failed: () => undefined };
    const attempt = { call, userName, address, knownDevice: isKnown ? device.deviceId : null };
    const wait = this.#attempts.admit(attempt);
    if (wait === null) throw tooMany();
    if (wait > 0) await delay(wait);
    return { device, whose, failed: () => this.#attempts.failed(attempt) };
  }

  /** A bettor who is signed in is counted by the session. Throws the refusal of one too many. */
  admitSession(call: string, sessionId: string): void {
    const attempt = { call, userName: '', address: '', knownDevice: sessionId };
    if (this.#attempts.admit(attempt) === null) throw tooMany();
  }
}
