import { must } from '#domain/must.ts';
import { achievedBy, type CashOutLeg, type RunnerResult } from '#domain/risk/cash-out.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { CashOutSnapshot } from '#machines/cash-out/cash-out.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { legInWords, Results, type Runners } from './cash-out-bets.view.tsx';
import css from './cash-out.module.css';

interface DoneProps {
  snapshot: CashOutSnapshot;
  runners: Runners;
  /** Basis points. */
  commissionRate: number;
  /** What the market pays now; null if it is settled, or nothing is held in it. */
  heldNow: readonly RunnerResult[] | null;
  onClose: () => void;
}

/** How much a cash out achieved of what it asked for. */
export function Done({ snapshot, runners, commissionRate, heldNow, onClose }: DoneProps) {
  const { request, done } = snapshot.context;
  const isHeld = snapshot.matches({ done: 'held' }) || snapshot.matches({ done: 'missing' });
  const legs = request?.legs ?? [];
  const achieved = achievedBy(done?.orders ?? []);
  const hasWaited = done?.orders.some(({ placedAt, updatedAt }) => placedAt !== updatedAt) ?? false;
  // If a leg waited, only the position itself tells the results.
  const after = isHeld ? null : hasWaited ? heldNow : (done?.after ?? null);
  return (
    <>
      <p className={css.outcome} role="status">
        {isHeld ? 'Waiting for the bet delay…' : <Outcome {...{ legs, achieved }} />}
      </p>
      <table className={css.results}>
        <thead>
          <tr>
            <th scope="col">Bet</th>
            <th scope="col">Requested</th>
            <th scope="col">Achieved</th>
          </tr>
        </thead>
        <tbody>
          {legs.map((leg, at) => (
            <tr key={leg.runnerId}>
              <th scope="row">{legInWords(leg, runners)}</th>
              <LegCell stake={leg.stake} odds={leg.odds} />
              <LegCell stake={achieved[at]?.stake ?? 0} odds={achieved[at]?.averageOdds ?? null} />
            </tr>
          ))}
        </tbody>
      </table>
      {after && (
        <Results
          {...{ runners, commissionRate }}
          before={request?.before ?? []}
          after={after}
          {...(hasWaited && { afterWord: 'Now' })}
        />
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  legs: readonly CashOutLeg[];
  achieved: readonly { stake: number }[];
}

/** How much of what was asked for was matched; the rest lapsed. */
function Outcome({ legs, achieved }: OutcomeProps) {
  const [asked, matched] = [legs, achieved].map((bets) => bets.reduce((sum, { stake }) => sum + stake, 0));
  if (matched === 0)
    return (
      <>
        <strong>Nothing was cashed out.</strong> The prices were gone: your position is as it was.
      </>
    );
  if (must(matched) < must(asked))
    return (
      <>
        <strong>Cashed out in part.</strong> The rest of it was no longer there at these prices.
      </>
    );
  return <strong>Cashed out.</strong>;
}

/** Puts the stake above the odds, so that two cells fit beside a name on a phone. */
function LegCell({ stake, odds }: { stake: number; odds: number | null }) {
  const oddsText = useOddsText();
  if (stake === 0) return <td>nothing</td>;
  return (
    <td>
      {formatMoney(stake)} {odds !== null && <span className={css.at}>at {oddsText(odds)}</span>}
    </td>
  );
}
