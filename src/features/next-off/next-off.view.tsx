import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Block } from '#ui/block/block.tsx';
import { Countdown } from '#ui/countdown/countdown.tsx';
import css from './next-off.module.css';

export interface NextOffViewProps {
  /** Of what: `Next race`, `Next draw`. */
  title: string;
  /** What starts next; null when nothing is listed. */
  next: {
    name: string;
    /** RFC 3339. */
    startsAt: string;
    address: string;
    prices: ReactNode;
  } | null;
  /** The link to all of them. */
  all: { words: string; address: string };
}

/** What starts next, how long that takes, and what is offered on it. It is as high with none as with one. */
export function NextOffView({ title, next, all }: NextOffViewProps) {
  return (
    <Block title={title} end={<Link to={all.address}>{all.words}</Link>}>
      <div className={css.room}>
        {next ? (
          <>
            <Link className={css.next} to={next.address}>
              <span className={css.clock}>
                <Countdown to={next.startsAt} over="Now" />
              </span>{' '}
              <span className={css.name}>{next.name}</span>
            </Link>
            <div className={css.prices}>{next.prices}</div>
          </>
        ) : (
          <p className={css.none}>None is listed yet. It appears here as soon as it is.</p>
        )}
      </div>
    </Block>
  );
}
