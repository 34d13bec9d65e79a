import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

export const userDetail = { userName: 'asha', isLogin: 1, isSelfExcluded: false, isTimedOut: false } as const;
const session = { token: 't', expiresAt: at, hardExpiresAt: at, userDetail };

const passkeys = [{ passkeyId: 'k1', name: 'Phone', addedAt: at, usedAt: null }];
const twoStep = { isOn: true, since: at, recoveryCodesLeft: 10, resetAt: null, withdrawalsAbove: 10_000_00 };

/** What an exchange answers to who signs in or out, opens an account, or begins with practice money. */
export const sessionAnswers = {
  signIn: async () => session,
  signUp: async () => ({ isRefusal: true, code: 'USER_NAME_TAKEN', message: 'Taken.' }) as const,
  signInSecondStep: async () => ({ isRefusal: true, code: 'WRONG_CODE', message: 'Wrong.' }) as const,
  signInByPasskey: async () => ({ isRefusal: true, code: 'WRONG_PASSKEY', message: 'Wrong.' }) as const,
  beginPasskeySignIn: async () => ({ options: '{}' }),
  beginPasskey: async () => ({ options: '{}' }),
  passkeys: async () => passkeys,
  addPasskey: async () => passkeys,
  removePasskey: async () => [],
  twoStep: async () => twoStep,
  beginTwoStep: async () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Layline:asha?secret=ABCDEFGH' }),
  confirmTwoStep: async () => ({ recoveryCodes: Array.from({ length: 10 }, (_, n) => `abcd-efgh-jk2${n}`) }),
  switchOffTwoStep: async () => ({ ...twoStep, isOn: false, since: null, recoveryCodesLeft: 0 }),
  renewSession: async () => session,
  openPractice: async () => session,
  refillPractice: async () => ({ isRefusal: true, code: 'TOO_SOON', message: 'Later.' }) as const,
  keepPractice: async () => session,
  logout: async () => ({}),
  changePassword: async () => ({ isRefusal: true, code: 'WRONG_PASSWORD', message: 'Wrong.' }) as const,
  keptPractice: async () => ({ until: at }),
} satisfies Partial<Upstream>;
