import { sideName } from '#domain/bet/side.ts';
import type { CashOutLeg, RunnerResult } from '#domain/risk/cash-out.ts';
import { expectedOdds, type CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { netResult } from '#domain/money/net-result.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import css from './cash-out.module.css';

export type Runners = readonly { runnerId: string; name: string }[];

const nameOf = (runners: Runners, runnerId: string): string =>
  runners.find((runner) => runner.runnerId === runnerId)?.name ?? runnerId;

export const legInWords = ({ side, runnerId }: CashOutLeg, runners: Runners): string =>
  `${sideName(side)} ${nameOf(runners, runnerId)}`;

/** The bets of a cash out before they are placed, at the odds that its results are counted with. */
export function Legs({ offer, runners }: { offer: CashOutOffer; runners: Runners }) {
  const oddsText = useOddsText();
  const expected = (leg: CashOutLeg) => {
    const odds = expectedOdds(offer, leg);
    if (odds === leg.odds) return oddsText(odds);
    return `${oddsText(odds)} on average, ${oddsText(leg.odds)} at worst`;
  };
  return (
    <div>
      <h4 className={css.subtitle}>Bets that it places</h4>
      <ul className={css.legs} aria-label="Bets that it places">
        {offer.legs.map((leg) => (
          <li key={leg.runnerId}>
            {legInWords(leg, runners)}: {formatMoney(leg.stake)} at {expected(leg)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ResultsProps {
  before: readonly RunnerResult[];
  after: readonly RunnerResult[];
  /** The head of what stands after it. */
  afterWord?: string;
  runners: Runners;
  /** Basis points. */
  commissionRate: number;
}

/** The market's result by runner after commission, without the cash out and with it. */
export function Results({ before, after, afterWord = 'After', runners, commissionRate }: ResultsProps) {
  return (
    <table className={css.results}>
      <thead>
        <tr>
          <th scope="col">If it wins</th>
          <th scope="col">Before</th>
          <th scope="col">{afterWord}</th>
        </tr>
      </thead>
      <tbody>
        {after.map(({ runnerId, ifWins }) => (
          <tr key={runnerId}>
            <th scope="row">{nameOf(runners, runnerId)}</th>
            {[before.find((one) => one.runnerId === runnerId)?.ifWins ?? 0, ifWins].map((result, at) => (
              <td key={at === 0 ? 'before' : 'after'}>
                <MoneyText minor={netResult(result, commissionRate)} signed />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
