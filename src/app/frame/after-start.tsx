import { useEffect } from 'react';
import { PriceKeys } from '#ui/price-cell/price-keys.tsx';
import { PagesAhead } from '../pages-ahead.tsx';
import { recordTab } from '../record/tab-recorder.ts';

/** What nobody sees: keys for the prices, the next page, fetched while its link is pointed at, and the recorder. */
export function AfterStart() {
  useEffect(recordTab, []);
  return (
    <>
      <PriceKeys />
      <PagesAhead />
    </>
  );
}
