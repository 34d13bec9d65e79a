import { achievedBy, type AchievedLeg, type CashOutLeg, type RunnerResult } from '#domain/risk/cash-out.ts';
import type { Order } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import { lapseText, type LapseCode } from '#domain/words/lapse-words.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
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
  const isMissing = snapshot.matches({ done: 'missing' });
  const isHeld = snapshot.matches({ done: 'held' }) || isMissing;
  const legs = request?.legs ?? [];
  const orders = done?.orders ?? [];
  const achieved = achievedBy(orders);
  const hasWaited = orders.some(({ placedAt, updatedAt }) => placedAt !== updatedAt);
  // If a leg waited, only the position itself tells the results.
  const after = isHeld ? null : hasWaited ? heldNow : (done?.after ?? null);
  return (
    <>
      <p className={css.outcome} role="status">
        {isHeld ? (
          heldWords(isMissing)
        ) : (
          <Outcome {...{ legs, achieved, orders }} percent={request?.percent ?? 100} />
        )}
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
              <LegCell stake={leg.stake} odds={leg.odds} note="or better" />
              <AchievedCell leg={leg} achieved={achieved[at]} />
            </tr>
          ))}
        </tbody>
      </table>
      {after && (
        <Results
          {...{ runners, commissionRate }}
          before={request?.before ?? []}
          after={after}
          // The result stays while other bets are made, so it says of when it is.
          afterWord={hasWaited ? 'Now' : 'Just after'}
        />
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

const heldWords = (isOverdue: boolean): string =>
  isOverdue
    ? 'No news of it yet, though the in-play delay is over. We are asking the exchange…'
    : 'Waiting for the in-play delay…';

interface OutcomeProps {
  /** Of the position that was to be cashed out. */
  percent: number;
  legs: readonly CashOutLeg[];
  achieved: readonly { stake: number }[];
  orders: readonly Order[];
}

/** The prices of the cash out were gone, as opposed to a market suspended during the delay, say. */
const areGone = (reason: LapseCode) => reason === 'FILL_OR_KILL' || reason === 'ODDS_CHANGED';

/** What else ended the bets; undefined if the prices were gone. */
function whyEndedEarly(orders: readonly Order[]): string | undefined {
  const reason = orders.find((order) => order.reason && !areGone(order.reason))?.reason;
  return reason ? whyRefused(lapseText(reason)) : undefined;
}

const sumOf = (bets: readonly { stake: number }[]) => bets.reduce((sum, { stake }) => sum + stake, 0);

/** How much of what was asked for was matched; the rest lapsed. */
function Outcome({ percent, legs, achieved, orders }: OutcomeProps) {
  const matched = sumOf(achieved);
  if (matched >= sumOf(legs)) {
    if (percent === 100) return <strong>Cashed out.</strong>;
    return (
      <>
        <strong>Cashed out {percent} %.</strong> The rest of your position was left as it was.
      </>
    );
  }
  return (
    <>
      <strong>{matched === 0 ? 'Nothing was cashed out.' : 'Cashed out in part.'}</strong>{' '}
      {whyEndedEarly(orders) ?? 'The prices were gone.'} {matched === 0 && 'Your position is as it was.'}
    </>
  );
}

/** Puts the stake above the odds, so that two cells fit beside a name on a phone. */
function LegCell({ stake, odds, note }: { stake: number; odds: number; note: string }) {
  const oddsText = useOddsText();
  return (
    <td>
      {formatMoney(stake)} <span className={css.at}>{`at ${oddsText(odds)} ${note}`.trim()}</span>
    </td>
  );
}

/** What was paid for a leg: its price if it got that one throughout, otherwise the average of better ones. */
function AchievedCell({ leg, achieved }: { leg: CashOutLeg; achieved: AchievedLeg | undefined }) {
  if (!achieved?.stake || achieved.averageOdds === null) return <td>nothing</td>;
  const { stake, averageOdds } = achieved;
  return <LegCell stake={stake} odds={averageOdds} note={averageOdds === leg.odds ? '' : 'on average'} />;
}
