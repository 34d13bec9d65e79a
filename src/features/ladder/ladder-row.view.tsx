import { memo } from 'react';
import { formatSize } from '#domain/money/money.ts';
import { sideName, type Side } from '#domain/bet/side.ts';
import type { LadderFigures } from './ladder-rows.ts';
import type { LadderViewProps } from './ladder.view.tsx';
import css from './ladder.module.css';

interface RowProps extends Pick<LadderViewProps, 'runnerName' | 'isOpen' | 'onPick' | 'send'> {
  tick: number;
  index: number;
  price: string;
  figures: LadderFigures | undefined;
  /** The largest amount matched at any one price. */
  most: number;
  isLast: boolean;
  /** The keyboard cursor's side; null: it is in another row. */
  cursor: Side | null;
}

/** One price. It renders only when something at that price changes. */
export const LadderRow = memo(function LadderRow(props: RowProps) {
  const { index, price, figures, most, isLast } = props;
  const { ownBack = 0, ownLay = 0, traded = 0 } = figures ?? {};
  return (
    <div role="row" className={css.row} aria-rowindex={index} data-last={isLast || undefined}>
      <span role="gridcell" className={css.own}>
        {ownBack > 0 && <span data-side="BACK">B {formatSize(ownBack)}</span>}
        {ownLay > 0 && <span data-side="LAY">L {formatSize(ownLay)}</span>}
      </span>
      <PriceButton {...props} side="BACK" size={figures?.toBack ?? 0} />
      <span role="rowheader" className={css.price} aria-label={isLast ? `${price}, last price` : price}>
        {price}
      </span>
      <PriceButton {...props} side="LAY" size={figures?.toLay ?? 0} />
      <span role="gridcell" className={css.traded}>
        {traded > 0 && (
          <>
            <span className={css.volume} style={{ inlineSize: `${(100 * traded) / most}%` }} aria-hidden />
            {formatSize(traded)}
          </>
        )}
      </span>
    </div>
  );
});

interface PriceButtonProps extends RowProps {
  side: Side;
  /** What is available at the price; 0: a press makes an offer. */
  size: number;
}

function PriceButton({
  side,
  size,
  tick,
  price,
  runnerName,
  isOpen,
  cursor,
  onPick,
  send,
}: PriceButtonProps) {
  const word = sideName(side);
  const what = size > 0 ? `${formatSize(size)} available` : 'an offer';
  return (
    <span role="gridcell" className={css.cell}>
      <button
        type="button"
        className={css.press}
        data-tick={tick}
        data-side={side}
        data-empty={size === 0 || undefined}
        tabIndex={cursor === side ? 0 : -1}
        aria-label={`${word} ${runnerName} at ${price}, ${what}`}
        aria-disabled={isOpen ? undefined : true}
        onFocus={() => send({ type: 'cursor.put', cell: { tick, side } })}
        onClick={({ timeStamp }) => isOpen && onPick(tick, side, timeStamp)}
      >
        {size > 0 ? formatSize(size) : ''}
      </button>
    </span>
  );
}
