import { timing } from './timing.ts';

/** A session as the site holds it (ENT-9). Times are RFC 3339, UTC. */
export interface Session {
  token: string;
  userName: string;
  /** 0 is a blocked user. */
  isLogin: number;
  /** The token's end unless it is renewed, by the exchange's clock. */
  expiresAt: string;
  /** The session's end, however often it was renewed, by the exchange's clock. */
  hardExpiresAt: string;
  /** When the token came, by this browser's clock. */
  receivedAt: string;
}

const within = (low: number, value: number, high: number): number =>
  Number.isNaN(value) ? high : Math.min(Math.max(value, low), high);

/**
 * When a token is to be renewed, in ms since the epoch: at two thirds of its life. A life that a wrong clock or an
 * unreadable time makes absurd is bounded, so that a token is neither renewed all the time nor left to expire.
 */
export function renewalDue({ receivedAt, expiresAt }: Pick<Session, 'receivedAt' | 'expiresAt'>): number {
  const received = Date.parse(receivedAt);
  const wait = ((Date.parse(expiresAt) - received) * 2) / 3;
  return received + within(timing.renewalFloor, wait, timing.renewalCap);
}

/** When the session ends for good, in ms since the epoch; never more than 12 hours after `receivedAt`. */
export function hardLimit({
  receivedAt,
  hardExpiresAt,
}: Pick<Session, 'receivedAt' | 'hardExpiresAt'>): number {
  const received = Date.parse(receivedAt);
  return received + within(0, Date.parse(hardExpiresAt) - received, timing.sessionLimit);
}
