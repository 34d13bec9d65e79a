import type { QueryResolvers } from '../__generated__/resolver-types.ts';

/** What the exchange keys by name, as lists. */
export const referenceQueries = {
  allEvents: async (_, __, { upstream }) =>
    Object.entries(await upstream.allEvents()).map(([sportId, events]) => ({ sportId, events })),
  casinoLobby: async (_, __, { upstream }) => (await upstream.casinoLobby()).lobby,
  theme: async (_, __, { upstream }) => {
    const { variables, ...theme } = await upstream.theme();
    return { ...theme, variables: Object.entries(variables).map(([name, value]) => ({ name, value })) };
  },
} satisfies QueryResolvers;
