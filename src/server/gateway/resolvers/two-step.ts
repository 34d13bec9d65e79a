import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { memberOf, refusalMember } from './member-of.ts';

export const twoStepMutations = {
  beginTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStepBegun', await upstream.beginTwoStep(caller, given)),
  confirmTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStepConfirmed', await upstream.confirmTwoStep(caller, given)),
  switchOffTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStep', await upstream.switchOffTwoStep(caller, given)),
  beginPasskey: async (_, given, { upstream, caller }) =>
    memberOf('PasskeyOptions', await upstream.beginPasskey(caller, given)),
  addPasskey: async (_, given, { upstream, caller }) => {
    const answer = await upstream.addPasskey(caller, given);
    return 'isRefusal' in answer ? refusalMember(answer) : { __typename: 'Passkeys', passkeys: answer };
  },
  removePasskey: (_, given, { upstream, caller }) => upstream.removePasskey(caller, given),
  beginPasskeySignIn: (_, __, { upstream, caller }) => upstream.beginPasskeySignIn(caller),
} satisfies MutationResolvers;
