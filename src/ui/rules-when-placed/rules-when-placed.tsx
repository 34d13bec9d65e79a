import { Fragment } from 'react';
import { hashOfPopup } from '#domain/site/popup.ts';
import css from './rules-when-placed.module.css';

export interface RulesWhenPlacedProps {
  marketId: string;
  /** Of each bet of the market; one may come often, in any order. */
  versions: readonly number[];
}

/** Leads to the rules that a market's bets were placed under. */
export function RulesWhenPlaced({ marketId, versions }: RulesWhenPlacedProps) {
  const different = [...new Set(versions)].sort((a, b) => a - b);
  return (
    <>
      Placed under these rules:{' '}
      {different.map((version, at) => (
        <Fragment key={version}>
          {at > 0 && ', '}
          {/* Not a `Link`, which would drop the days and the page from the address. */}
          <a className={css.version} href={hashOfPopup({ name: 'marketRules', marketId, version })}>
            version {version}
          </a>
        </Fragment>
      ))}
      .
    </>
  );
}
