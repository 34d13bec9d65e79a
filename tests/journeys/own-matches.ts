/** The matches that journeys create for themselves. They have no quotes, and hardly an offer. */
export const ownMatches = { added: 'Less v More', lost: 'Lost v Found', parts: 'Parts v Whole' } as const;

/** What a list's row of one of them reads. */
export const ownNames = new RegExp(Object.values(ownMatches).join('|'));
