interface InCompetition {
  tournamentId: string;
  tournamentName: string;
}

export interface Competition<Event> {
  tournamentId: string;
  name: string;
  events: readonly Event[];
}

/** The events by competition, in the order in which each competition appears first. */
export function competitionsOf<Event extends InCompetition>(
  events: readonly Event[],
): readonly Competition<Event>[] {
  const byId = new Map<string, { tournamentId: string; name: string; events: Event[] }>();
  for (const event of events) {
    const { tournamentId, tournamentName: name } = event;
    const known = byId.get(tournamentId);
    if (known) known.events.push(event);
    else byId.set(tournamentId, { tournamentId, name, events: [event] });
  }
  return [...byId.values()];
}
