import { useRef } from 'react';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useIsNear } from '../use-is-near.ts';
import css from './event-prices.module.css';

// Few rows of a first page have any.
const LiveFavourites = lazyPart(async () => (await import('./live-favourites.tsx')).LiveFavourites);

/** What a draw is of. */
export const drawWords = 'Three digits, each 0 to 9';

/** The prices of a race's favourites. They start when the row is about to come into sight. */
export const renderFavourites = ({ marketIds: [marketId] }: EventFieldsFragment) =>
  marketId ? <RacePrices marketId={marketId} /> : null;

/** Those of the first of a draw's questions, under what the draw is of and which question that is. */
export const renderDigits = ({ marketIds: [marketId] }: EventFieldsFragment) =>
  marketId ? <RacePrices marketId={marketId} of={drawWords} /> : null;

export interface RacePricesProps {
  marketId: string;
  /** Of what the market is one question; it stands above the prices. */
  of?: string;
}

function RacePrices(props: RacePricesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  return isNear ? (
    <PartBoundary name="The prices" loading={<Prospect {...props} />}>
      <LiveFavourites {...props} />
    </PartBoundary>
  ) : (
    <span ref={place} className={css.prospect}>
      <Prospect {...props} />
    </span>
  );
}

/** As high as what comes in its place. */
export const Prospect = ({ of }: RacePricesProps) => (
  <Skeleton
    width="280px"
    height={`calc(var(--price-cell-height) + var(--price-name-height, 18px) + ${of === undefined ? 2 : 22}px)`}
    shape="block"
  />
);
