/** The matches that journeys create for themselves. They have no quotes, and hardly an offer. */
export const ownMatches = {
  busy: 'Busy v Idle',
  moving: 'Rising v Falling',
  added: 'Less v More',
  lost: 'Lost v Found',
  parts: 'Parts v Whole',
  followed: 'Near v Far',
  started: 'Early v Late',
  pinned: 'Here v There',
  starred: 'Bright v Dim',
  awaited: 'Patient v Hasty',
  left: 'Brief v Lengthy',
  beside: 'Above v Below',
  timed: 'Sooner v Later',
} as const;

/** What a list's row of one of them reads. */
export const ownNames = new RegExp(Object.values(ownMatches).join('|'));
