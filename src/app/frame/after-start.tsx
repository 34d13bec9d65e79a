import { PriceKeys } from '#ui/price-cell/price-keys.tsx';
import { PagesAhead } from '../pages-ahead.tsx';

/** What nobody sees: keys for the prices, and the next page, fetched while its link is pointed at. */
export function AfterStart() {
  return (
    <>
      <PriceKeys />
      <PagesAhead />
    </>
  );
}
