import type { Hundredths } from '#domain/bet.ts';
import { worstOf, type AchievedLeg, type CashOutLeg, type RunnerResult } from '#domain/cash-out.ts';
import { formatMoney, divideHalfAway } from '#domain/money.ts';
import type { CashOutEvent, CashOutPlace, CashOutSnapshot } from '#machines/cash-out/cash-out.machine.ts';
import { achievedBy } from '#domain/cash-out.ts';
import { Button } from '#ui/button/button.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import css from './cash-out.module.css';

export interface CashOutViewProps {
  snapshot: CashOutSnapshot;
  place: CashOutPlace;
  /** Where several markets stand together, what tells them apart. */
  marketName: string;
  /** What is kept of the position whoever wins, if all of it is cashed out now: exact hundredths, before commission. */
  worth: Hundredths | null;
  runners: readonly { runnerId: string; name: string }[];
  /** Of the market's net winnings, basis points. */
  commissionRate: number;
  send: (event: CashOutEvent) => void;
  /** A new id for what is confirmed now. */
  nextClientId: () => string;
}

/** What a market's position is worth now, and how it is taken: by bets in the book, with no margin. */
export function CashOutView({ snapshot, ...props }: CashOutViewProps) {
  const { place, marketName, worth } = props;
  const isClosed = snapshot.matches('closed');
  if (isClosed || snapshot.context.place !== place) {
    const isToBeSeen = !isClosed && !snapshot.matches('choosing');
    return (
      <div className={css.closed}>
        <Button onClick={() => props.send({ type: 'open.chosen', place })}>
          {isToBeSeen ? 'See the cash out' : 'Cash out'}
          {!isToBeSeen && worth !== null && ` ${moneyOf(worth)}`}
        </Button>
      </div>
    );
  }
  return (
    <section className={css.panel} aria-label={place === 'bets' ? `Cash out ${marketName}` : 'Cash out'}>
      <h3 className={css.title}>Cash out</h3>
      {snapshot.matches('choosing') && <Choosing snapshot={snapshot} {...props} />}
      {snapshot.matches('notStored') && <NotStored {...props} />}
      {(snapshot.matches('storing') || snapshot.matches('sending') || snapshot.matches('unknown')) && (
        <UnderWay snapshot={snapshot} />
      )}
      {snapshot.matches('refused') && <Refused snapshot={snapshot} {...props} />}
      {snapshot.matches('done') && <Done snapshot={snapshot} {...props} />}
    </section>
  );
}

const shares = [25, 50, 75, 100] as const;

function Choosing({ snapshot, runners, commissionRate, send, nextClientId }: CashOutViewProps) {
  const { runnerId, percent, offer, reason } = snapshot.context;
  return (
    <>
      <label className={css.field}>
        <span>Of</span>
        <select
          className={css.select}
          value={runnerId ?? ''}
          onChange={(event) => send({ type: 'runner.chosen', runnerId: event.target.value || null })}
        >
          <option value="">the whole market</option>
          {runners.map((runner) => (
            <option key={runner.runnerId} value={runner.runnerId}>
              Bets on {runner.name}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>Part: {percent} %</span>
        <input
          className={css.slider}
          type="range"
          min={1}
          max={100}
          value={percent}
          aria-label="Part of the position"
          aria-valuetext={`${percent} percent`}
          onChange={(event) => send({ type: 'percent.chosen', percent: Number(event.target.value) })}
        />
      </label>
      <div className={css.shares} role="group" aria-label="Quick parts">
        {shares.map((share) => (
          <Button
            key={share}
            size="small"
            aria-pressed={share === percent}
            onClick={() => send({ type: 'percent.chosen', percent: share })}
          >
            {share} %
          </Button>
        ))}
      </div>
      {offer ? (
        <>
          <Legs title="Bets that it takes" legs={offer.legs} runners={runners} />
          <Results before={offer.before} after={offer.after} runners={runners} />
          {!offer.isWhole && (
            <p className={css.note}>The book holds less than this needs: this is what it holds.</p>
          )}
          <p className={css.note}>
            At the prices of now, before {commissionRate / 100} % commission on the market’s net winnings.
            What is no longer there lapses.
          </p>
        </>
      ) : (
        <p className={css.note} role="status">
          {reason ?? 'Looking at the prices…'}
        </p>
      )}
      <div className={css.actions}>
        <Button onClick={() => send({ type: 'close.chosen' })}>Keep position</Button>
        <Button
          variant="primary"
          disabled={!offer}
          onClick={() => send({ type: 'cashOut.chosen', clientId: nextClientId() })}
        >
          {offer ? `Cash out: worst result ${moneyOf(worstOf(offer.after))}` : 'Cash out'}
        </Button>
      </div>
    </>
  );
}

function UnderWay({ snapshot }: Pick<CashOutViewProps, 'snapshot'>) {
  return (
    <p className={css.note} role="status">
      {snapshot.matches('storing') || snapshot.matches('sending')
        ? 'Cashing out…'
        : 'No answer yet: it may or may not have been done. The exchange is being asked; it is not sent twice.'}
    </p>
  );
}

function NotStored({ send }: Pick<CashOutViewProps, 'send'>) {
  return (
    <>
      <p className={css.note} role="alert">
        This browser could not keep the cash out, so it was not sent. Nothing was placed.
      </p>
      <Leave send={send} />
    </>
  );
}

function Leave({ send }: Pick<CashOutViewProps, 'send'>) {
  return (
    <div className={css.actions}>
      <Button onClick={() => send({ type: 'close.chosen' })}>Close</Button>
      <Button variant="primary" onClick={() => send({ type: 'again.chosen' })}>
        Look again
      </Button>
    </div>
  );
}

function Refused({ snapshot, send }: CashOutViewProps) {
  return (
    <>
      <p className={css.note} role="alert">
        {snapshot.context.refusal}
      </p>
      <Leave send={send} />
    </>
  );
}

function Done({ snapshot, runners, send }: CashOutViewProps) {
  const { request, done } = snapshot.context;
  const isHeld = snapshot.matches({ done: 'held' });
  return (
    <>
      <p className={css.note} role="status">
        {isHeld ? 'Waiting for the bet delay…' : 'Cashed out.'}
      </p>
      <Legs title="Requested" legs={request?.legs ?? []} runners={runners} />
      <Legs title="Achieved" legs={achievedBy(done?.orders ?? [])} runners={runners} />
      {/* Of legs that waited, only the position itself tells the results. */}
      {!isHeld && done?.orders.every(({ placedAt, updatedAt }) => placedAt === updatedAt) && (
        <Results before={request?.before ?? []} after={done.after} runners={runners} />
      )}
      <div className={css.actions}>
        <Button onClick={() => send({ type: 'close.chosen' })}>Close</Button>
      </div>
    </>
  );
}

const moneyOf = (hundredths: number): string => formatMoney(divideHalfAway(hundredths, 100), { sign: true });

type Runners = CashOutViewProps['runners'];
const nameOf = (runners: Runners, runnerId: string): string =>
  runners.find((runner) => runner.runnerId === runnerId)?.name ?? runnerId;

interface LegsProps {
  title: string;
  legs: readonly (CashOutLeg | AchievedLeg)[];
  runners: Runners;
}

function Legs({ title, legs, runners }: LegsProps) {
  const oddsText = useOddsText();
  return (
    <div>
      <h4 className={css.subtitle}>{title}</h4>
      <ul className={css.legs} aria-label={title}>
        {legs.map((leg) => {
          const odds = 'odds' in leg ? leg.odds : leg.averageOdds;
          return (
            <li key={leg.runnerId}>
              {leg.side === 'BACK' ? 'Back' : 'Lay'} {nameOf(runners, leg.runnerId)}:{' '}
              {leg.stake === 0 ? 'nothing' : formatMoney(leg.stake)}
              {odds !== null && ` at ${'odds' in leg ? '' : 'an average of '}${oddsText(odds)}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ResultsProps {
  before: readonly RunnerResult[];
  after: readonly RunnerResult[];
  runners: Runners;
}

/** What the market pays by runner, before and after. */
function Results({ before, after, runners }: ResultsProps) {
  return (
    <table className={css.results}>
      <thead>
        <tr>
          <th scope="col">If it wins</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {after.map(({ runnerId, ifWins }) => (
          <tr key={runnerId}>
            <th scope="row">{nameOf(runners, runnerId)}</th>
            {[before.find((one) => one.runnerId === runnerId)?.ifWins ?? 0, ifWins].map((result, at) => (
              <td key={at === 0 ? 'before' : 'after'}>
                <MoneyText minor={divideHalfAway(result, 100)} signed />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
