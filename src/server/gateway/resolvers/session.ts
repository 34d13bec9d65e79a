import type { Session, SignedIn } from '#contract/session.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import type { Refusal } from '../upstream/failures.ts';
import { memberOf, refusalMember } from './member-of.ts';

const sessionOf = ({ userDetail, ...session }: Session) => ({
  ...session,
  ...userDetail,
  isPractice: userDetail.isPractice ?? false,
  keptPractice: userDetail.keptPractice ?? false,
});

function resultOf<Code extends string>(answer: SignedIn | Refusal<Code>, { keepDevice }: Context) {
  if ('isRefusal' in answer) return refusalMember(answer);
  const { device, ...session } = answer;
  if (device !== undefined) keepDevice(device);
  return { __typename: 'Session' as const, ...sessionOf(session) };
}

export const sessionQueries = {
  me: async (_, __, { upstream, caller }) => {
    if (caller.token === null) return null;
    const [user, balance] = await Promise.all([upstream.user(caller), upstream.balance(caller)]);
    return { ...user, balance };
  },
  playMoney: async (_, __, { upstream, caller }) => (await upstream.playMoney(caller)).amount,
} satisfies QueryResolvers;

export const sessionMutations = {
  signIn: async (_, credentials, context) => {
    const answer = await context.upstream.signIn(context.caller, credentials);
    const due = 'isRefusal' in answer ? answer.secondStep : undefined;
    return due ? { __typename: 'SecondStepDue', ...due } : resultOf(answer, context);
  },
  signInSecondStep: async (_, given, context) =>
    resultOf(await context.upstream.signInSecondStep(context.caller, given), context),
  signInByPasskey: async (_, given, context) =>
    resultOf(await context.upstream.signInByPasskey(context.caller, given), context),
  signUp: async (_, { input }, context) =>
    resultOf(await context.upstream.signUp(context.caller, input), context),
  openPractice: async (_, person, context) =>
    resultOf(await context.upstream.openPractice(context.caller, person), context),
  refillPractice: async (_, __, { upstream, caller }) =>
    memberOf('Balance', await upstream.refillPractice(caller)),
  keepPractice: async (_, { input }, context) =>
    resultOf(await context.upstream.keepPractice(context.caller, input), context),
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
