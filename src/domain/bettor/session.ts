import { timing } from '../site/timing.ts';

/** A session as the site holds it (ENT-9). Times are RFC 3339, UTC. */
export interface Session {
  token: string;
  userName: string;
  /** 0 is a blocked user. */
  isLogin: number;
  /** Missing where an earlier version stored the session. */
  isSelfExcluded?: boolean;
  isTimedOut?: boolean;
  /** It has practice money only. */
  isPractice?: boolean;
  /** When the token expires unless renewed, by the exchange's clock. */
  expiresAt: string;
  /** When the session ends however often it was renewed, by the exchange's clock. */
  hardExpiresAt: string;
  /** When the token arrived, by this browser's clock. */
  receivedAt: string;
}

/** Why an account takes no new bets: the operator's choice, or the bettor's own, for months or for days. */
export type Restriction = 'blocked' | 'selfExcluded' | 'timedOut';

/** The exchange does not renew the session: it is over. Any other renewal error says nothing about the session. */
export class SessionOver extends Error {
  /** What ended it, as the gateway says; undefined if it does not know. */
  readonly code: string | undefined;
  constructor(code?: string) {
    super('The session is over');
    this.code = code;
  }
}

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

/** How long after `now`, RFC 3339, to renew a token, ms. If this clock was set back since it arrived, its age is not known. */
export const renewalWait = (session: Pick<Session, 'receivedAt' | 'expiresAt'>, now: string): number =>
  Date.parse(now) < Date.parse(session.receivedAt) ? 0 : Math.max(0, renewalDue(session) - Date.parse(now));
