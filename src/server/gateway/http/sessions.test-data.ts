import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

export const userDetail = { userName: 'asha', isLogin: 1, isSelfExcluded: false, isTimedOut: false } as const;
const session = { token: 't', expiresAt: at, hardExpiresAt: at, userDetail };

/** What an exchange answers to who signs in or out, opens an account, or begins with practice money. */
export const sessionAnswers = {
  signIn: async () => session,
  signUp: async () => ({ isRefusal: true, code: 'USER_NAME_TAKEN', message: 'Taken.' }) as const,
  renewSession: async () => session,
  openPractice: async () => session,
  refillPractice: async () => ({ isRefusal: true, code: 'TOO_SOON', message: 'Later.' }) as const,
  keepPractice: async () => session,
  logout: async () => ({}),
  changePassword: async () => ({ isRefusal: true, code: 'WRONG_PASSWORD', message: 'Wrong.' }) as const,
  keptPractice: async () => ({ until: at }),
} satisfies Partial<Upstream>;
