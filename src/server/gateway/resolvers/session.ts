import type { Session } from '#contract/session.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import type { Refusal } from '../upstream/upstream.ts';

const sessionOf = ({ userDetail, ...session }: Session) => ({ ...session, ...userDetail });

const resultOf = (answer: Session | Refusal) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: 'Session' as const, ...sessionOf(answer) };

export const sessionQueries = {
  me: async (_, __, { upstream, caller }) => {
    if (caller.token === null) return null;
    const [user, balance] = await Promise.all([upstream.user(caller), upstream.balance(caller)]);
    return { ...user, balance };
  },
} satisfies QueryResolvers;

export const sessionMutations = {
  signIn: async (_, credentials, { upstream, caller }) =>
    resultOf(await upstream.signIn(caller, credentials)),
  signUp: async (_, credentials, { upstream, caller }) =>
    resultOf(await upstream.signUp(caller, credentials)),
  renewSession: async (_, __, { upstream, caller, tokenRenewed }) => {
    const session = await upstream.renewSession(caller);
    if (caller.token !== null) tokenRenewed(caller.token, session.token);
    return sessionOf(session);
  },
  logout: async (_, __, { upstream, caller }) => {
    await upstream.logout(caller);
    return true;
  },
} satisfies MutationResolvers;
