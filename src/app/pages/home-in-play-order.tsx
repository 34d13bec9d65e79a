import type { ReactNode } from 'react';
import { inPlayOrder } from '#domain/market/in-play-order.ts';
import { timing } from '#domain/site/timing.ts';
import { LeadingMarketsDocument, type EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { useHasPassed } from '#ui/has-passed/use-has-passed.ts';
import { useTheirPlaces } from './use-their-places.ts';

interface InPlayOrderProps {
  /** Null until they are known. */
  playing: readonly EventFieldsFragment[] | null;
  sportId: string;
  render: (inPlay: readonly EventFieldsFragment[]) => ReactNode;
  /** Until the order is known. */
  loading: ReactNode;
}

/**
 * What is in play. The matches with most matched and the most open outcome come first, as they are when the page opens, if
 * that is known soon; from then on each keeps its place.
 */
export function InPlayOrder({ playing, sportId, render, loading }: InPlayOrderProps) {
  const { data, hasFailed } = useAsked(LeadingMarketsDocument, {}, null);
  const isLate = useHasPassed(timing.orderWait);
  const isKnown = data !== null || hasFailed || isLate;
  const inPlay = useTheirPlaces(
    () => (playing && isKnown ? inPlayOrder(playing, data?.leadingMarkets ?? [], sportId) : null),
    Infinity,
    ({ exEventId }) => exEventId,
  );
  return inPlay ? render(inPlay) : loading;
}
