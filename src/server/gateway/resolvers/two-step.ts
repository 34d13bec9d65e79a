import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

export const twoStepMutations = {
  beginTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStepBegun', await upstream.beginTwoStep(caller, given)),
  confirmTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStepConfirmed', await upstream.confirmTwoStep(caller, given)),
  switchOffTwoStep: async (_, given, { upstream, caller }) =>
    memberOf('TwoStep', await upstream.switchOffTwoStep(caller, given)),
} satisfies MutationResolvers;
