import { useCallback, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { leadOf } from '#features/hero-match/lead-of.ts';
import { LeadingMarketsDocument, type EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';

export interface Lead {
  event: EventFieldsFragment;
  marketId: string;
}

export interface LeadChoice {
  /** False until the gateway has said what leads, or could not. */
  isKnown: boolean;
  /** Null while nothing can lead. */
  lead: Lead | null;
  /** Lets another match lead while there is one: this one is as good as decided. */
  decide: (eventId: string) => void;
}

/** The match in play in which most is matched and the outcome is most open; of the chosen sport, if it has one. */
export function useLead(playing: readonly EventFieldsFragment[], sportId: string): LeadChoice {
  const { data, hasFailed } = useAsked(LeadingMarketsDocument, {}, timing.resultsRefresh);
  const [before, setBefore] = useState<string | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(() => new Set());
  const decide = useCallback((eventId: string) => setDecided((known) => new Set([...known, eventId])), []);
  const inPlay = new Map(playing.map((event) => [event.exEventId, event]));
  // Without an answer any match in play will do, and one that leads stays although its prices are gone for a moment.
  const matches = playing.flatMap(({ exEventId, sportId: its, home, marketIds: [marketId] }) =>
    home !== null && marketId !== undefined ? [{ eventId: exEventId, sportId: its, marketId }] : [],
  );
  const leading = data?.leadingMarkets.filter(({ eventId }) => inPlay.has(eventId)) ?? [];
  const isKnown = data !== null || hasFailed;
  const led = isKnown ? leadOf([...leading, ...matches], sportId, before, decided) : null;
  if (led && led.eventId !== before) setBefore(led.eventId);
  const event = led && inPlay.get(led.eventId);
  return { isKnown, lead: event ? { event, marketId: led.marketId } : null, decide };
}
