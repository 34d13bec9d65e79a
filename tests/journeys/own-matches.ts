/** The matches that journeys create for themselves. They have no quotes, and hardly an offer. */
export const ownMatches = { lost: 'Lost v Found', parts: 'Parts v Whole' } as const;
