import { useEffect } from 'react';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { PriceKeys } from '#ui/price-cell/price-keys.tsx';
import { apolloPart } from '../apollo-part.tsx';
import { PagesAhead } from '../pages-ahead.tsx';
import { recordTab } from '../record/tab-recorder.ts';

const InspectPart = apolloPart(async () => (await import('./inspect-part.tsx')).InspectPart);

/** Asked for by the address of the first page (`?inspect`), whatever page is opened from there. */
const isInspected = new URLSearchParams(location.search).has('inspect');

/** What nobody sees: keys for the prices, the next page, fetched while its link is pointed at, the recorder; and the inspector. */
export function AfterStart() {
  useEffect(recordTab, []);
  return (
    <>
      <PriceKeys />
      <PagesAhead />
      {isInspected && (
        <PartBoundary name="The inspector" isAsked={false}>
          <InspectPart />
        </PartBoundary>
      )}
    </>
  );
}
