import { eventPath } from '#domain/market/event-path.ts';
import { firstBetMatches, isForFirstBet } from '#domain/market/first-bet-matches.ts';
import {
  EventMarketsDocument,
  LeadingMarketsDocument,
  type EventFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';

/** Whose win pays so little that there is nothing to see, basis points. */
const asGoodAsCertain = 9_000;
/** One that was just suspended is passed over; whoever finds none is told so soon. */
const mostTried = 6;

/** The address of a match that is on, or starts next, and whose main market takes bets; null: there is none. */
export async function findMatch(
  client: GraphqlClient,
  events: readonly EventFieldsFragment[],
  now: string,
): Promise<string | null> {
  const leading = await client
    .query({ query: LeadingMarketsDocument, variables: {}, fetchPolicy: 'network-only' })
    .catch(() => null);
  const open = leading?.data?.leadingMarkets.filter(({ runners }) =>
    runners.every(({ chance }) => chance < asGoodAsCertain),
  );
  const ids = open?.map(({ eventId }) => eventId) ?? [];
  for (const { exEventId: eventId, sportId, marketIds } of firstBetMatches(events, ids, now).slice(
    0,
    mostTried,
  )) {
    const { data } = await client.query({
      query: EventMarketsDocument,
      variables: { eventId },
      fetchPolicy: 'network-only',
    });
    const main = data?.markets.find(({ marketId }) => marketId === marketIds[0]);
    if (main && isForFirstBet(main)) return eventPath(eventId, sportId);
  }
  return null;
}
