import type { Session } from '#domain/session.ts';

/** ENT-12: the only keys of ours in local storage. */
export const storageKeys = {
  token: 'token',
  userDetail: 'userDetail',
  theme: 'getThemeConfig',
  exchange: 'exchangeName',
} as const;

/** Where the wanted path waits while its visitor signs in (session storage: it is this tab's alone). */
const returnPathKey = 'layline.returnPath';

export const readToken = (storage: Storage): string | null => storage.getItem(storageKeys.token);

/** The stored user detail (ENT-9) without the token; null when there is none or it cannot be read. */
function readUser(storage: Storage): Omit<Session, 'token'> | null {
  const text = storage.getItem(storageKeys.userDetail);
  if (!text) return null;
  try {
    return JSON.parse(text) as Omit<Session, 'token'>;
  } catch {
    return null;
  }
}

/** The stored session; null when there is no token. Logged in is a token (SES-1), so the rest may be missing. */
export function readSession(storage: Storage): Session | null {
  const token = readToken(storage);
  if (!token) return null;
  const unknown = { userName: '', isLogin: 1, expiresAt: '', hardExpiresAt: '', receivedAt: '' };
  return { ...unknown, ...readUser(storage), token };
}

export const readUserName = (storage: Storage): string | null => readUser(storage)?.userName ?? null;

/** The token last: another tab that looks in between sees nobody, not somebody without a name. */
export function writeSession(storage: Storage, { token, ...user }: Session): void {
  storage.setItem(storageKeys.userDetail, JSON.stringify(user));
  storage.setItem(storageKeys.token, token);
}

export function removeSession(storage: Storage): void {
  storage.removeItem(storageKeys.token);
  storage.removeItem(storageKeys.userDetail);
}

export const readReturnPath = (storage: Storage): string | null => storage.getItem(returnPathKey);

export function writeReturnPath(storage: Storage, path: string | null): void {
  if (path === null) storage.removeItem(returnPathKey);
  else storage.setItem(returnPathKey, path);
}
