import type { Session } from '#domain/bettor/session.ts';
import type { PageStorage } from '#kept/page-storage.ts';
import type { SignedOut } from '#machines/session/session-events.ts';

/** ENT-12: our only keys in local storage. */
export const storageKeys = {
  token: 'token',
  userDetail: 'userDetail',
  theme: 'getThemeConfig',
  exchange: 'exchangeName',
} as const;

/** Where the wanted path waits while its visitor signs in (session storage, so this tab's alone). */
const returnPathKey = 'layline.returnPath';

export const readToken = (storage: PageStorage): string | null => storage.getItem(storageKeys.token);

/** The user detail as stored (ENT-9), beside the token that it belongs to. */
interface StoredUser extends Omit<Session, 'token'> {
  /** The end of that token: the two keys are written one after the other, and another tab may read in between. */
  ofToken?: string;
}

const endOf = (token: string) => token.slice(-16);

/** Null when there is none or it cannot be read. */
function readUser(storage: PageStorage): StoredUser | null {
  const text = storage.getItem(storageKeys.userDetail);
  if (!text) return null;
  try {
    return JSON.parse(text) as StoredUser;
  } catch {
    return null;
  }
}

const isOf = (token: string, { ofToken }: Partial<StoredUser>) =>
  ofToken === undefined || ofToken === endOf(token);

/**
 * The stored session; null when there is no token. A token means signed in (SES-1), so the rest may be missing or belong
 * to another token: its times are then unknown.
 */
export function readSession(storage: PageStorage): Session | null {
  const token = readToken(storage);
  if (!token) return null;
  const stored: Partial<StoredUser> = readUser(storage) ?? {};
  const { ofToken: _, ...user } = stored;
  const times = { expiresAt: '', hardExpiresAt: '', receivedAt: '' };
  return { userName: '', isLogin: 1, ...times, ...user, ...(!isOf(token, stored) && times), token };
}

/** Whether another tab is between writing the two keys. The second write causes another storage event. */
export function isHalfWritten(storage: PageStorage): boolean {
  const [token, user] = [readToken(storage), readUser(storage)];
  return token !== null && (user === null || !isOf(token, user));
}

export const readUserName = (storage: PageStorage): string | null => readUser(storage)?.userName ?? null;

/** Writes the token last: a tab that reads in between sees nobody rather than somebody without a name. */
export function writeSession(storage: PageStorage, { token, ...user }: Session): void {
  const stored: StoredUser = { ...user, ofToken: endOf(token) };
  storage.setItem(storageKeys.userDetail, JSON.stringify(stored));
  storage.setItem(storageKeys.token, token);
}

export function removeSession(storage: PageStorage): void {
  storage.removeItem(storageKeys.token);
  storage.removeItem(storageKeys.userDetail);
}

/** Why this tab was reloaded with nobody signed in, until that was read (session storage). */
export const signedOutKey = 'layline.signedOut';

export function writeSignedOut(storage: PageStorage, why: SignedOut | null): void {
  if (why === null) storage.removeItem(signedOutKey);
  else storage.setItem(signedOutKey, why);
}

export const readReturnPath = (storage: PageStorage): string | null => storage.getItem(returnPathKey);

export function writeReturnPath(storage: PageStorage, path: string | null): void {
  if (path === null) storage.removeItem(returnPathKey);
  else storage.setItem(returnPathKey, path);
}
