interface Led {
  eventId: string;
  sportId: string;
}

const none: ReadonlySet<string> = new Set();

/**
 * The match that the page leads with: the one that leads already while it is among them, so that prices do not change
 * under a finger; else the first of the chosen sport; else the first. Null if there are none. One that is `decided` is not
 * among them while there is another, even if it opens again, so that the page does not go to and fro between two.
 */
export function leadOf<Match extends Led>(
  matches: readonly Match[],
  sportId: string,
  before: string | null,
  decided = none,
): Match | null {
  const open = matches.filter(({ eventId }) => !decided.has(eventId));
  const worth = open.length > 0 ? open : matches;
  const ofSport = worth.filter((match) => match.sportId === sportId);
  const eligible = ofSport.length > 0 ? ofSport : worth;
  return eligible.find(({ eventId }) => eventId === before) ?? eligible[0] ?? null;
}
