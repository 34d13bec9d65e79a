interface Led {
  eventId: string;
  sportId: string;
}

/**
 * The match that the page leads with: the one that leads already while it is among them, so that prices do not change
 * under a finger; else the first of the chosen sport; else the first. Null if there are none.
 */
export function leadOf<Match extends Led>(
  matches: readonly Match[],
  sportId: string,
  before: string | null,
): Match | null {
  const ofSport = matches.filter((match) => match.sportId === sportId);
  const eligible = ofSport.length > 0 ? ofSport : matches;
  return eligible.find(({ eventId }) => eventId === before) ?? eligible[0] ?? null;
}
