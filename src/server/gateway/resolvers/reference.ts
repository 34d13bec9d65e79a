import type { QueryResolvers } from '../__generated__/resolver-types.ts';

/** What is the same for everyone. */
export const referenceQueries = {
  sports: (_, __, { upstream }) => upstream.sports(),
  exchangeTypes: (_, __, { upstream }) => upstream.exchangeTypes(),
  allEvents: async (_, __, { upstream }) =>
    Object.entries(await upstream.allEvents()).map(([sportId, events]) => ({ sportId, events })),
  racingEvents: (_, __, { upstream }) => upstream.racingEvents(),
  casinoLobby: async (_, __, { upstream }) => (await upstream.casinoLobby()).lobby,
  theme: async (_, __, { upstream }) => {
    const { variables, ...theme } = await upstream.theme();
    return { ...theme, variables: Object.entries(variables).map(([name, value]) => ({ name, value })) };
  },
  support: (_, __, { upstream }) => upstream.support(),
  searchEvents: (_, __, { upstream }) => upstream.searchEvents(),
  demoBettors: (_, __, { upstream, caller }) => upstream.demoBettors(caller),
} satisfies QueryResolvers;
