import { useEffect, useRef } from 'react';
import { waitingLiability } from '#domain/bet/liability.ts';
import { formatMoney } from '#domain/money/money.ts';
import { newestFirst } from '#domain/bet/order.ts';
import { nothingMessages } from '#domain/words/nothing-words.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
import { liabilityWords } from '#domain/words/risk-words.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { timing } from '#domain/site/timing.ts';
import type { ChangeState } from '#machines/order-change/order-change.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { BetEditor } from './bet-editor.view.tsx';
import { EndedBet } from './ended-bet.view.tsx';
import type { BetRow, MyBetsViewProps } from './my-bets.view.tsx';
import { useHasPassed } from '#ui/has-passed/use-has-passed.ts';
import css from './my-bets.module.css';

type UnmatchedBetsProps = Pick<MyBetsViewProps, 'changes' | 'editing' | 'done' | 'send'> & {
  rows: readonly BetRow[];
  ended: readonly BetRow[];
};

const nameOf = ({ order, kind, selectionName }: BetRow): string =>
  `${sideWord(kind ?? 'WINNER', order.side).toLowerCase()} ${selectionName}`;

/** PNL-3: the bets that wait to be matched, each with its edit and its cancel. */
export function UnmatchedBets({ rows, ended, changes, editing, done, send }: UnmatchedBetsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const gone = new Set(ended.map(({ order }) => order.orderId));
  const standing = [...rows, ...ended].sort((a, b) => newestFirst(a.order, b.order));
  useEffect(() => {
    // The row that had the focus is gone: what is left takes it, so that the keyboard is not lost.
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!hadFocus.current || !lost) return;
    (panel.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? panel.current)?.focus();
  });
  return (
    <div
      ref={panel}
      className={css.panel}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = panel.current?.contains(relatedTarget) ?? false;
      }}
    >
      <DoneWords done={done} />
      {rows.length === 0 && <p className={css.empty}>{nothingMessages.noUnmatchedBets}</p>}
      {standing.length > 0 && (
        <ul className={css.list}>
          {standing.map((row) =>
            gone.has(row.order.orderId) ? (
              <EndedBet key={row.order.orderId} row={row} />
            ) : (
              <UnmatchedBet
                key={row.order.orderId}
                row={row}
                change={changes.get(row.order.orderId)}
                editing={editing?.orderId === row.order.orderId ? editing : null}
                done={done?.orderId === row.order.orderId ? done : null}
                send={send}
              />
            ),
          )}
        </ul>
      )}
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
    </div>
  );
}

/** Says what the exchange did last, for those who cannot see what became of the row. */
function DoneWords({ done }: Pick<UnmatchedBetsProps, 'done'>) {
  return (
    <VisuallyHidden>
      <span role="status">
        {done && (
          <PassingWords key={done.clientId}>
            {done.what === 'cancel' ? 'Bet cancelled.' : 'Bet changed.'}
          </PassingWords>
        )}
      </span>
    </VisuallyHidden>
  );
}

/** News goes stale: a reader who comes later does not find it. */
function PassingWords({ children }: { children: string }) {
  const isPast = useHasPassed(timing.doneWords);
  return isPast ? null : <span>{children}</span>;
}

interface UnmatchedBetProps extends Pick<MyBetsViewProps, 'editing' | 'done' | 'send'> {
  row: BetRow;
  change: ChangeState | undefined;
}

function UnmatchedBet({ row, change, editing, done, send }: UnmatchedBetProps) {
  const { order, kind, selectionName, marketName } = row;
  const { marketId, orderId, side, odds, remaining, matched } = order;
  const priceText = usePriceText();
  const textOf = (at: number) => (kind ? priceText({ kind, odds: at, line: order.line }) : '…');
  const isAsked = change !== undefined && change.kind !== 'refused';
  const isCancelling = isAsked && change.what === 'cancel';
  // Its editor is closed, so an earlier visit or another tab asked for it.
  const isSaving = change?.kind === 'pending' && change.what === 'edit';
  const word = isCancelling ? 'Cancelling…' : 'Cancel';
  const name = `${nameOf(row)} at ${textOf(odds)}`;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);
  return (
    <li className={css.bet} data-side={side}>
      <div className={css.words}>
        <span className={css.selection}>
          <SideTag side={side} /> {selectionName}
        </span>
        <span className={css.market}>{marketName}</span>
        <span className={css.line}>
          {formatMoney(remaining)} at {textOf(odds)}
          {side === 'LAY' && kind && ` · ${liabilityWords(waitingLiability(order, kind))}`}
          {matched > 0 &&
            ` · ${formatMoney(matched)} matched${order.averageOdds === null ? '' : ` at ${textOf(order.averageOdds)}`}`}
          {done?.what === 'edit' && (
            // The status tells it to those who hear the page.
            <span aria-hidden>
              <PassingWords key={done.clientId}> · changed</PassingWords>
            </span>
          )}
        </span>
        {order.delayEndsAt !== null && <span className={css.line}>Waits out the in-play delay.</span>}
        {editing && <BetEditor row={row} editing={editing} change={change} send={send} />}
        <ChangeNote state={change} />
      </div>
      {!editing && (
        <div className={css.acts}>
          <Button
            ref={edit}
            size="small"
            loading={isSaving}
            disabled={isAsked && !isSaving}
            aria-label={`${isSaving ? 'Saving…' : 'Edit'} ${name}`}
            onClick={() => send({ type: 'edit.opened', order })}
          >
            {isSaving ? 'Saving…' : 'Edit'}
          </Button>
          <Button
            size="small"
            loading={isCancelling}
            disabled={isAsked && !isCancelling}
            aria-label={`${word} ${name}`}
            onClick={() => send({ type: 'cancel.chosen', marketId, orderId })}
          >
            {word}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The note may be below the edge of the column. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

const changeWord = { cancel: 'cancel', edit: 'change' } as const;
const again = {
  cancel: 'Cancel again if you still want to.',
  edit: 'Edit it again if you still want to.',
} as const;

/** Begins with what became of the bet: it still waits as it was. */
function changeWords(state: Exclude<ChangeState, { kind: 'pending' }>): string {
  const word = changeWord[state.what];
  if (state.kind === 'givingUp')
    return `No answer to your ${word} yet. We are calling the ${word} off and asking the exchange whether it was done.`;
  return state.isGivenUp
    ? `Your bet waits as it was. Your ${word} had not reached the exchange and was called off. ${again[state.what]}`
    : `Nothing was changed. ${whyRefused(state.message)}`;
}

function ChangeNote({ state }: { state: ChangeState | undefined }) {
  if (!state || state.kind === 'pending') return null;
  return (
    <span ref={bringIntoView} className={css.trouble} role="alert">
      {changeWords(state)}
    </span>
  );
}
