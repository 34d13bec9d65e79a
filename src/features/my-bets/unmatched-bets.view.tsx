import { formatMoney } from '#domain/money.ts';
import { messages } from '#domain/messages.ts';
import type { CancelState } from '#machines/my-bets/my-bets.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import type { BetRow, MyBetsViewProps } from './my-bets.view.tsx';
import css from './my-bets.module.css';

type UnmatchedBetsProps = Pick<MyBetsViewProps, 'cancels' | 'send'> & { rows: readonly BetRow[] };

/** PNL-3: what waits to be matched, each bet with its cancel. */
export function UnmatchedBets({ rows, cancels, send }: UnmatchedBetsProps) {
  if (rows.length === 0) return <p className={css.empty}>{messages.noUnmatchedBets}</p>;
  return (
    <>
      <ul className={css.list}>
        {rows.map((row) => (
          <UnmatchedBet
            key={row.order.orderId}
            {...row}
            cancel={cancels.get(row.order.orderId)}
            send={send}
          />
        ))}
      </ul>
      {rows.length > 1 && (
        <div className={css.all}>
          <Button
            size="small"
            onClick={() =>
              send({
                type: 'cancelAll.chosen',
                orders: rows.map(({ order: { marketId, orderId } }) => ({ marketId, orderId })),
              })
            }
          >
            Cancel all
          </Button>
        </div>
      )}
    </>
  );
}

type UnmatchedBetProps = BetRow & { cancel: CancelState | undefined } & Pick<MyBetsViewProps, 'send'>;

function UnmatchedBet({ order, selectionName, marketName, cancel, send }: UnmatchedBetProps) {
  const oddsText = useOddsText();
  const { marketId, orderId, side, odds, remaining, matched } = order;
  const word = cancel?.kind === 'pending' ? 'Cancelling…' : 'Cancel';
  return (
    <li className={css.bet} data-side={side}>
      <div className={css.words}>
        <span className={css.selection}>
          <SideTag side={side} /> {selectionName}
        </span>
        <span className={css.market}>{marketName}</span>
        <span className={css.line}>
          {formatMoney(remaining)} at {oddsText(odds)}
          {matched > 0 && ` · ${formatMoney(matched)} matched`}
        </span>
        <CancelNote state={cancel} />
      </div>
      <Button
        size="small"
        loading={cancel?.kind === 'pending'}
        aria-label={`${word} ${side === 'BACK' ? 'back' : 'lay'} ${selectionName} at ${oddsText(odds)}`}
        onClick={() => send({ type: 'cancel.chosen', marketId, orderId })}
      >
        {word}
      </Button>
    </li>
  );
}

function CancelNote({ state }: { state: CancelState | undefined }) {
  if (!state || state.kind === 'pending') return null;
  return (
    <span className={css.trouble} role="alert">
      {state.kind === 'refused'
        ? state.message
        : 'No answer yet: it may or may not be cancelled. This row shows what the exchange holds.'}
    </span>
  );
}
