import type { QueryResolvers } from '../__generated__/resolver-types.ts';

/** Turns what the exchange keys by name into lists, and shows no promotion to those who take a break. */
export const referenceQueries = {
  banners: async (_, __, { upstream, caller }) => {
    const user = caller.token === null ? null : await upstream.user(caller);
    return user?.isSelfExcluded || user?.isTimedOut ? [] : upstream.banners();
  },
  allEvents: async (_, __, { upstream }) =>
    Object.entries(await upstream.allEvents()).map(([sportId, events]) => ({ sportId, events })),
  casinoLobby: async (_, __, { upstream }) => (await upstream.casinoLobby()).lobby,
  theme: async (_, __, { upstream }) => withList(await upstream.theme()),
  themes: async (_, __, { upstream }) => (await upstream.themes()).map(withList),
} satisfies QueryResolvers;

const withList = <Theme extends { variables: Record<string, string> }>({ variables, ...theme }: Theme) => ({
  ...theme,
  variables: Object.entries(variables).map(([name, value]) => ({ name, value })),
});
