import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Score } from '#domain/market/event.ts';
import { currencySign, formatMoney } from '#domain/money/money.ts';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PriceKey } from '#ui/price-key/price-key.tsx';
import css from './hero-match.module.css';

export interface HeroSide {
  name: string;
  /** Stands beside the name. */
  mark: ReactNode;
}

export interface HeroMatchViewProps {
  eventName: string;
  tournamentName: string;
  /** Where the event's page is. */
  address: string;
  sides: readonly HeroSide[];
  score: Score | null;
  /** Backers' stakes matched in its main market, minor units. */
  matched: number;
  /** Back and lay of each runner; null until the market is known. */
  prices: ReactNode;
  /** Follows the match. */
  star?: ReactNode;
  /** How the sides' chances went. */
  ribbon: ReactNode;
}

/** The match that the page leads with: who plays, how it stands, and both sides of its prices. */
export function HeroMatchView({
  eventName,
  tournamentName,
  address,
  sides,
  score,
  matched,
  prices,
  star,
  ribbon,
}: HeroMatchViewProps) {
  const scores = [score?.home, score?.away];
  return (
    <section className={css.hero} aria-label={`Leading now: ${eventName}`}>
      <header className={css.head}>
        <InPlayDot isStill />
        <span className={css.tournament}>{tournamentName}</span>
        <span className={css.matched}>
          {matched > 0 && (
            <>
              <strong>{formatMoney(matched)}</strong> matched
            </>
          )}
        </span>
        {star && <span className={css.star}>{star}</span>}
      </header>
      <Link className={css.sides} to={address}>
        {sides.map(({ name, mark }, at) => (
          <span key={name} className={css.side}>
            {mark}
            <span className={css.who}>
              <span className={css.name}>{name}</span> <SideScore score={scores[at] ?? ''} />
            </span>{' '}
          </span>
        ))}
      </Link>
      {prices ?? <Skeleton height="72px" shape="block" />}
      {ribbon}
      <footer className={css.foot}>
        <span className={css.period}>{score?.period}</span>
        <span className={css.key}>
          <PriceKey>odds over {currencySign()} on offer</PriceKey>
        </span>
      </footer>
    </section>
  );
}

/** `168/5 (20.0)` with the overs smaller. */
function SideScore({ score }: { score: string }) {
  const [, main = score, rest] = /^(\S+) (\(.+\))$/.exec(score) ?? [];
  return (
    <span className={css.score}>
      {main || '–'}
      {rest && (
        <>
          {' '}
          <small>{rest}</small>
        </>
      )}
    </span>
  );
}
