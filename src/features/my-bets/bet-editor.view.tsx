import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Order } from '#domain/bet/order.ts';
import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { oddsLadders, stepOdds } from '#domain/odds/odds-ladder.ts';
import { oddsUnreadable, slipFigures, stakeUnreadable } from '#domain/bet/slip.ts';
import { formatOdds, parseOdds } from '#domain/odds/odds.ts';
import { priceWord } from '#domain/odds/price-words.ts';
import { readEdit, type MyBetsContext } from '#machines/my-bets/my-bets.machine.ts';
import type { ChangeState } from '#machines/order-change/order-change.machine.ts';
import { BetFigures } from '#ui/bet-figures/bet-figures.tsx';
import { Button } from '#ui/button/button.tsx';
import { NumberStepper } from '#ui/number-stepper/number-stepper.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { BetRow, MyBetsViewProps } from './my-bets.view.tsx';
import css from './my-bets.module.css';

export interface BetEditorProps {
  row: BetRow;
  editing: NonNullable<MyBetsContext['editing']>;
  change: ChangeState | undefined;
  send: MyBetsViewProps['send'];
}

/** Edits a bet's odds and unmatched stake in place: Enter saves, Escape discards. */
export function BetEditor({ row, editing, change, send }: BetEditorProps) {
  const { order, ladder, kind } = row;
  const { oddsText, stakeText } = editing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // Its end, with "Save", may be below the edge of a sheet.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isSaving = change !== undefined && change.kind !== 'refused';
  const limits = unmatchedLimits(row);
  const problem = stakeProblemOf(stakeText, order, limits);
  const isChange = readEdit({ editing }, order) !== null && !problem;
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
        prefix="₹"
        value={stakeText}
        hint={limits && `From ${formatMoney(limits.minStake)} to ${formatMoney(limits.maxStake)}`}
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

/** The market's limits are of the whole bet: what is matched or gone already counts. */
function unmatchedLimits({ order, stakes }: BetRow): StakeLimits | null {
  if (!stakes) return null;
  const gone = order.stake - order.remaining;
  return { minStake: Math.max(1, stakes.minStake - gone), maxStake: stakes.maxStake - gone };
}

/** What is wrong with the typed stake. The bet's own may stay, whatever the limits are by now. */
function stakeProblemOf(text: string, { remaining }: Order, limits: StakeLimits | null): string | undefined {
  const stake = parseMoney(text);
  if (stake === null || (stake === 0 && !limits)) return stakeUnreadable;
  const problem = limits && stake !== remaining && stakeProblem(limits, stake);
  return problem ? refusalText(problem.code, problem) : undefined;
}

/** What the unmatched part would win and lose as it is typed; nothing until odds and stake can be read. */
function EditFigures({ row: { order, kind }, editing }: Pick<BetEditorProps, 'row' | 'editing'>) {
  const [odds, stake] = [parseOdds(editing.oddsText), parseMoney(editing.stakeText)];
  if (kind === null || odds === null || !stake) return null;
  return (
    <BetFigures
      {...slipFigures(order.side, stake, odds, kind, order.line)}
      paysCommission={!isQuoted(kind)}
    />
  );
}
