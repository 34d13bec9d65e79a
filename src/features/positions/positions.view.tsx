import { Link } from 'react-router-dom';
import { exposureWords } from '#domain/words/risk-words.ts';
import { Block } from '#ui/block/block.tsx';
import { PositionEndings, type PositionEndingsProps } from '#ui/position-endings/position-endings.tsx';
import { useTellMoves } from '#ui/price-cell/row-moves.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './positions.module.css';

export interface OpenPosition extends PositionEndingsProps {
  marketId: string;
  /** Null until its names are known. */
  names: { eventName: string; marketName: string; address: string } | null;
}

export interface PositionsViewProps {
  positions: readonly OpenPosition[];
  /** What could be lost at most in all of them, waiting bets included; minor units. */
  exposure: number;
  /** Shows the bets themselves. */
  onBets: () => void;
}

/** A bettor's open positions: what each market pays as it may end, after commission. On a phone one line stands for them. */
export function PositionsView({ positions, exposure, onBets }: PositionsViewProps) {
  useTellMoves(positions.map(({ marketId }) => marketId).join());
  const bets = (
    <button type="button" className={css.bets} onClick={onBets}>
      My Bets
    </button>
  );
  return (
    <>
      <p className={css.line}>
        <span>
          In {positions.length} {positions.length === 1 ? 'market' : 'markets'} · {exposureWords(exposure)}
        </span>
        {bets}
      </p>
      <div className={css.block}>
        <Block
          title="Your positions"
          end={
            <>
              {exposureWords(exposure)} · after commission {bets}
            </>
          }
        >
          <ul className={css.positions}>
            {positions.map((position) => (
              <li key={position.marketId}>
                <PositionCard {...position} />
              </li>
            ))}
          </ul>
        </Block>
      </div>
    </>
  );
}

function PositionCard({ names, ...endings }: OpenPosition) {
  if (!names) return <Skeleton height="88px" shape="block" />;
  return (
    <Link className={css.position} to={names.address}>
      <span className={css.event}>{names.eventName}</span>
      <span className={css.market}>{names.marketName}</span>
      <PositionEndings {...endings} />
    </Link>
  );
}
