import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { clockOf } from '#domain/words/when.ts';
import type { BigBetsQuery } from '#graphql/__generated__/graphql.ts';
import { Block } from '#ui/block/block.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './big-bets.module.css';

type BigBet = BigBetsQuery['bigBets'][number];

export interface BigBetsViewProps {
  /** The newest first; null until they are known. */
  bets: readonly BigBet[] | null;
  /** Renders the mark of a bet's runner. */
  markOf?: (bet: BigBet) => ReactNode;
  /** They could not be asked for. */
  hasFailed: boolean;
}

/**
 * The newest big bets. It never says whose they are, only that a program made one. It is as high with none as with five.
 */
export function BigBetsView({ bets, markOf, hasFailed }: BigBetsViewProps) {
  const priceText = usePriceText();
  return (
    <Block title="Big bets just matched" end="Nobody is named">
      <div className={css.room}>
        {!bets && hasFailed && (
          <p className={css.none}>They could not be loaded. They are asked for again.</p>
        )}
        {!bets && !hasFailed && <Skeleton height="100%" shape="block" />}
        {bets?.length === 0 && <p className={css.none}>None yet. They appear here as they are matched.</p>}
        <ul className={css.bets}>
          {bets?.map((bet) => (
            <li key={bet.betId} className={css.bet}>
              <span className={css.mark}>{markOf?.(bet)}</span>
              <SideTag side={bet.side} word={sideWord(bet.kind, bet.side)} isWhole />
              <Link className={css.what} to={eventPath(bet.eventId, bet.sportId)}>
                <span className={css.runner}>
                  {bet.runnerName} <span className={css.price}>{priceText(bet)}</span>
                </span>{' '}
                <span className={css.where}>
                  {bet.marketName}, {bet.eventName}
                </span>
              </Link>
              <span className={css.end}>
                <strong>{formatMoney(bet.stake)}</strong>
                <span className={css.where}>
                  <time dateTime={bet.at}>{clockOf(bet.at)}</time>
                  {bet.simulated && ' · simulated'}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}
