import { useEffect, useRef, type KeyboardEvent } from 'react';
import { editTexts, readEdit, readEditedStake, type OrderEdit } from '#domain/bet/order-edit.ts';
import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';
import { currencySign, formatMoney } from '#domain/money/money.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { oddsLadders, stepOdds } from '#domain/odds/odds-ladder.ts';
import { oddsUnreadable, slipFigures, stakeUnreadable } from '#domain/bet/slip.ts';
import { formatOdds, parseOdds } from '#domain/odds/odds.ts';
import { priceWord } from '#domain/odds/price-words.ts';
import type { ChangeState } from '#machines/order-change/order-change.machine.ts';
import { BetFigures } from '#ui/bet-figures/bet-figures.tsx';
import { Button } from '#ui/button/button.tsx';
import { NumberStepper } from '#ui/number-stepper/number-stepper.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { BetRow, MyBetsViewProps } from './my-bets.view.tsx';
import css from './my-bets.module.css';

export interface BetEditorProps {
  row: BetRow;
  editing: OrderEdit;
  change: ChangeState | undefined;
  send: MyBetsViewProps['send'];
}

/** Edits a bet's odds and unmatched stake in place: Enter saves, Escape discards. */
export function BetEditor({ row, editing, change, send }: BetEditorProps) {
  const { order, ladder, kind } = row;
  const { oddsText, stakeText } = editTexts(editing, order);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // Its end, with "Save", may be below the edge of a sheet.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isSaving = change !== undefined && change.kind !== 'refused';
  const problem = stakeProblemOf(row, editing);
  const isChange = readEdit(editing, order) !== null && !problem;
  const step = (ticks: number) =>
    send({
      type: 'edit.typed',
      oddsText: formatOdds(stepOdds(oddsLadders[ladder], parseOdds(oddsText) ?? order.odds, ticks)),
    });
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes only the editor, not what surrounds it.
    event.stopPropagation();
    send({ type: 'edit.closed' });
  };
  return (
    <form
      ref={form}
      noValidate
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChange) send({ type: 'edit.saved', order });
      }}
    >
      <NumberStepper
        label={kind ? priceWord(kind) : 'Odds'}
        onKeyDown={closeByEscape}
        value={oddsText}
        error={parseOdds(oddsText) === null ? oddsUnreadable : undefined}
        onChange={(text) => send({ type: 'edit.typed', oddsText: text })}
        onStep={(direction) => step(direction === 'up' ? 1 : -1)}
      />
      <TextField
        label="Unmatched stake"
        onKeyDown={closeByEscape}
        inputMode="decimal"
        prefix={currencySign()}
        value={stakeText}
        hint={stakeHint(row, editing)}
        error={problem}
        onChange={(text) => send({ type: 'edit.typed', stakeText: text })}
      />
      <EditFigures row={row} editing={editing} />
      <div className={css.acts}>
        <Button
          variant="primary"
          size="small"
          type="submit"
          loading={isSaving}
          disabled={!isChange && !isSaving}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button size="small" onClick={() => send({ type: 'edit.closed' })}>
          Leave as it is
        </Button>
      </div>
    </form>
  );
}

/** The market's limits are of the whole bet: what was gone of it before counts already. */
const typedLimits = ({ minStake, maxStake }: StakeLimits, { goneBefore }: OrderEdit): StakeLimits => ({
  minStake: Math.max(1, minStake - goneBefore),
  maxStake: maxStake - goneBefore,
});

const changedMeanwhile = 'The bet has changed meanwhile:';
const nothingWaits = `${changedMeanwhile} nothing of this stake would wait. Leave it as it is, or cancel the rest.`;

/** What may be typed as the stake; once a part of the bet is gone in the open edit, what would wait. */
function stakeHint({ order, stakes }: BetRow, editing: OrderEdit): string | null {
  const asked = readEditedStake(editing, order);
  if (asked && order.stake - order.remaining !== editing.goneBefore)
    return `${changedMeanwhile} ${formatMoney(asked.waits)} of this would wait.`;
  if (!stakes) return null;
  const { minStake, maxStake } = typedLimits(stakes, editing);
  return `From ${formatMoney(minStake)} to ${formatMoney(maxStake)}`;
}

/** What is wrong with the typed stake. The bet's own may stay, whatever the limits are by now. */
function stakeProblemOf({ order, stakes }: BetRow, editing: OrderEdit): string | undefined {
  const asked = readEditedStake(editing, order);
  if (asked === null) return stakeUnreadable;
  if (asked.stake === order.stake) return undefined;
  const limits = stakes ?? { minStake: 1, maxStake: Infinity };
  const problem = stakeProblem(typedLimits(limits, editing), asked.stake - editing.goneBefore);
  if (problem) return stakes ? refusalText(problem.code, problem) : stakeUnreadable;
  return asked.waits > 0 ? undefined : nothingWaits;
}

/** What the unmatched part would win and lose as it is typed; nothing until odds and stake can be read. */
function EditFigures({ row: { order, kind }, editing }: Pick<BetEditorProps, 'row' | 'editing'>) {
  const odds = parseOdds(editTexts(editing, order).oddsText);
  const asked = readEditedStake(editing, order);
  if (kind === null || odds === null || asked === null || asked.waits <= 0) return null;
  return (
    <BetFigures
      {...slipFigures(order.side, asked.waits, odds, kind, order.line)}
      paysCommission={!isQuoted(kind)}
    />
  );
}
