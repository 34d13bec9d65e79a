import { Link } from 'react-router-dom';
import type { Sides } from '#domain/market/sides.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Block } from '#ui/block/block.tsx';
import { PairMark } from '#ui/identity/runner-face.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './most-matched.module.css';

export interface BusyMatch {
  eventId: string;
  sportId: string;
  name: string;
  /** Who meet; null where nobody does. */
  sides: Sides | null;
  address: string;
  /** Minor units. */
  matched: number;
}

export interface MostMatchedViewProps {
  /** Those with most first; null until they are known. */
  matches: readonly BusyMatch[] | null;
  /** They could not be asked for. */
  hasFailed: boolean;
}

/**
 * The matches in play in which most is matched, each with its share of the first one's. It is as high with none as with
 * five.
 */
export function MostMatchedView({ matches, hasFailed }: MostMatchedViewProps) {
  const most = Math.max(1, ...(matches?.map(({ matched }) => matched) ?? []));
  return (
    <Block title="Most matched" end="In play now">
      <div className={css.room}>
        {!matches && hasFailed && (
          <p className={css.none}>They could not be loaded. They are asked for again.</p>
        )}
        {!matches && !hasFailed && <Skeleton height="100%" shape="block" />}
        {matches?.length === 0 && <p className={css.none}>Nothing that is in play has been matched yet.</p>}
        <ol className={css.matches}>
          {matches?.map(({ eventId, sportId, name, sides, address, matched }) => (
            <li key={eventId}>
              <Link className={css.match} to={address}>
                <span className={css.name}>
                  {sides && (
                    <span className={css.marks}>
                      <PairMark {...{ sides, sportId }} />
                    </span>
                  )}
                  {name}
                </span>{' '}
                <strong>{formatMoney(matched)}</strong>
                <span className={css.bar} style={{ inlineSize: `${(matched / most) * 100}%` }} aria-hidden />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Block>
  );
}
