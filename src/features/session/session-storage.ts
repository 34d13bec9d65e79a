/** ENT-9, with how long the token lives, so that a reload knows when to renew it. */
export interface StoredUser {
  userName: string;
  /** 0 is a blocked user. */
  isLogin: number;
  expiresAt: string;
  hardExpiresAt: string;
}

export interface StoredSession {
  token: string;
  user: StoredUser;
}

/** ENT-12: the only keys of ours in local storage. */
export const storageKeys = {
  token: 'token',
  userDetail: 'userDetail',
  theme: 'getThemeConfig',
  exchange: 'exchangeName',
} as const;

/** The stored session; null when there is no token. A user detail that cannot be read counts as absent. */
export function readSession(storage: Storage): StoredSession | null {
  const token = storage.getItem(storageKeys.token);
  if (!token) return null;
  return { token, user: readUser(storage) ?? { userName: '', isLogin: 1, expiresAt: '', hardExpiresAt: '' } };
}

export const readToken = (storage: Storage): string | null => storage.getItem(storageKeys.token);

export function readUser(storage: Storage): StoredUser | null {
  const text = storage.getItem(storageKeys.userDetail);
  if (!text) return null;
  try {
    return JSON.parse(text) as StoredUser;
  } catch {
    return null;
  }
}

export function writeSession(storage: Storage, { token, user }: StoredSession): void {
  storage.setItem(storageKeys.token, token);
  storage.setItem(storageKeys.userDetail, JSON.stringify(user));
}

/** SES-2, SES-3: everything goes, the theme and the chosen tab too. */
export const clearStorage = (storage: Storage): void => storage.clear();
