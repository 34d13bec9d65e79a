import { timing } from '../site/timing.ts';

/** A session as the site holds it (ENT-9). Times are RFC 3339, UTC. */
export interface Session {
  token: string;
  userName: string;
  /** 0 is a blocked user. */
  isLogin: number;
  /** Missing where an earlier version stored the session. */
  isSelfExcluded?: boolean;
  /** When the token expires unless renewed, by the exchange's clock. */
  expiresAt: string;
  /** When the session ends however often it was renewed, by the exchange's clock. */
  hardExpiresAt: string;
  /** When the token arrived, by this browser's clock. */
  receivedAt: string;
}

/** Why an account takes no new bets: the operator's choice, or the bettor's own. */
export type Restriction = 'blocked' | 'selfExcluded';

/** The exchange does not renew the session: it is over. Any other renewal error says nothing about the session. */
export class SessionOver extends Error {}

/** Whether both come from one sign-in, however often it was renewed. */
export const isSameSession = (a: Session, b: Session): boolean =>
  a.userName === b.userName && a.hardExpiresAt === b.hardExpiresAt;

/** Whether `a` was issued before `b`, as far as the exchange's times tell. */
export const isOlder = (a: Session, b: Session): boolean =>
  a.userName === b.userName && Date.parse(a.expiresAt) < Date.parse(b.expiresAt);

/**
 * When to renew a token, in ms since the epoch: at two thirds of its life. An impossible life, from a wrong clock or an
 * unreadable time, is bounded, so that a token is neither renewed all the time nor left to expire. If it is not known
 * when the token arrived, it is renewed at once.
 */
export function renewalDue({ receivedAt, expiresAt }: Pick<Session, 'receivedAt' | 'expiresAt'>): number {
  const received = Date.parse(receivedAt);
  if (Number.isNaN(received)) return -Infinity;
  const wait = ((Date.parse(expiresAt) - received) * 2) / 3;
  if (wait <= 0) return received + timing.renewalFloor;
  return received + (wait < timing.renewalCap ? wait : timing.renewalCap);
}

/**
 * When the session ends for good, in ms since the epoch; never more than 12 hours after `receivedAt`. If this clock
 * says that it was over on arrival, the decision is left to the exchange.
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
