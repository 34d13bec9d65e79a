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

/** The exchange does not renew a session: it is over. Any other error of a renewal says nothing of it. */
export class SessionOver extends Error {}

/** Of one sign-in, however often it was renewed. */
export const isSameSession = (a: Session, b: Session): boolean =>
  a.userName === b.userName && a.hardExpiresAt === b.hardExpiresAt;

/** Whether `a` was issued before `b`, as far as the exchange's times tell. */
export const isOlder = (a: Session, b: Session): boolean =>
  a.userName === b.userName && Date.parse(a.expiresAt) < Date.parse(b.expiresAt);

/**
 * When a token is to be renewed, in ms since the epoch: at two thirds of its life. A life that cannot be, by a wrong
 * clock or an unreadable time, is bounded, so that a token is neither renewed all the time nor left to expire. One of
 * which nothing is known is renewed at once.
 */
export function renewalDue({ receivedAt, expiresAt }: Pick<Session, 'receivedAt' | 'expiresAt'>): number {
  const received = Date.parse(receivedAt);
  if (Number.isNaN(received)) return -Infinity;
  const wait = ((Date.parse(expiresAt) - received) * 2) / 3;
  if (wait <= 0) return received + timing.renewalFloor;
  return received + (wait < timing.renewalCap ? wait : timing.renewalCap);
}

/**
 * When the session ends for good, in ms since the epoch; never more than 12 hours after `receivedAt`. By a clock that
 * makes it over when it came, it is the exchange that ends it.
 */
export function hardLimit({
  receivedAt,
  hardExpiresAt,
}: Pick<Session, 'receivedAt' | 'hardExpiresAt'>): number {
  const received = Date.parse(receivedAt);
  if (Number.isNaN(received)) return Infinity;
  const wait = Date.parse(hardExpiresAt) - received;
  return received + (wait > 0 && wait < timing.sessionLimit ? wait : timing.sessionLimit);
}
