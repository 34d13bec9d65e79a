import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chanceMoved, impliedChance, moversMinutes } from '#domain/odds/biggest-movers.ts';
import { Block } from '#ui/block/block.tsx';
import { useShortOddsText } from '#ui/odds-format/odds-format.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Sparkline } from '#ui/sparkline/sparkline.tsx';
import css from './biggest-movers.module.css';

export interface MovingRunner {
  id: string;
  name: string;
  /** Whom it plays, or in which event. */
  where: string;
  address: string;
  /** Odds in hundredths: as they were when the while began, and as they are. */
  was: number;
  now: number;
  /** Matched in between, oldest first. `at`: RFC 3339. */
  prices: readonly { at: string; odds: number }[];
  /** The side's, or its sport's. */
  mark: ReactNode;
  /** What is offered on it. */
  offers: ReactNode;
}

export interface BiggestMoversViewProps {
  /** No more than there is room for; null until they are known. */
  runners: readonly MovingRunner[] | null;
  /** They could not be asked for. */
  hasFailed: boolean;
  /** RFC 3339. */
  at: string;
}

const minute = 60_000;

/** The runners whose prices moved furthest in the last minutes. It is as high with none as with all that it has room for. */
export function BiggestMoversView({ runners, hasFailed, at }: BiggestMoversViewProps) {
  return (
    <Block title="Biggest movers" end={`Last ${moversMinutes} minutes`}>
      <div className={css.room}>
        {!runners && hasFailed && (
          <p className={css.none}>They could not be loaded. They are asked for again.</p>
        )}
        {!runners && !hasFailed && <Skeleton height="100%" shape="block" />}
        {runners?.length === 0 && (
          <p className={css.none}>No price has moved far. Those that do appear here.</p>
        )}
        <ol className={css.movers}>
          {runners?.map((runner) => (
            <Mover key={runner.id} runner={runner} at={at} />
          ))}
        </ol>
      </div>
    </Block>
  );
}

function Mover({ runner, at }: { runner: MovingRunner; at: string }) {
  const { name, where, address, was, now, prices, mark, offers } = runner;
  const oddsText = useShortOddsText();
  const to = Math.max(Date.parse(at), Date.parse(prices.at(-1)?.at ?? at));
  const from = to - moversMinutes * minute;
  const points = [
    { at: from, value: impliedChance(was) },
    ...prices.map((price) => ({ at: Date.parse(price.at), value: impliedChance(price.odds) })),
    { at: to, value: impliedChance(now) },
  ];
  const hasShortened = chanceMoved({ was, now }) > 0;
  const chance = `${percent(was)} → ${percent(now)} %`;
  return (
    <li className={css.mover}>
      <span className={css.mark}>{mark}</span>
      <Link className={css.what} to={address}>
        <span className={css.name}>{name}</span> <span className={css.where}>{where}</span>
      </Link>
      <Sparkline {...{ points, from, to }} label={`Chance ${chance}`} />
      <div className={css.offers}>{offers}</div>
      <p className={css.move} data-trend={hasShortened ? 'up' : 'down'}>
        <span aria-hidden>{hasShortened ? '▲' : '▼'}</span> {hasShortened ? 'Shortened' : 'Drifted'}: was{' '}
        {oddsText(was)}, now <strong>{oddsText(now)}</strong>
        <span className={css.chance}> · {chance}</span>
      </p>
    </li>
  );
}

const percent = (odds: number): number => Math.round(impliedChance(odds) / 100);
