import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CashOutPlace } from '#domain/bet/cash-out-request.ts';
import { formatMoney } from '#domain/money/money.ts';
import { netResult } from '#domain/money/net-result.ts';
import type { RunnerResult } from '#domain/risk/cash-out.ts';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { CashOutSnapshot } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutEvent } from '#machines/cash-out/cash-out.types.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useEscape } from '#ui/kept-focus/use-escape.ts';
import { useKeptFocus } from '#ui/kept-focus/use-kept-focus.ts';
import { Legs, Results, type Runners } from './cash-out-bets.view.tsx';
import { Done } from './cash-out-result.view.tsx';
import css from './cash-out.module.css';

export interface CashOutViewProps {
  snapshot: CashOutSnapshot;
  place: CashOutPlace;
  /** Tells several markets apart where they stand together. */
  marketName: string;
  /** The market's worst result after commission if all of it is cashed out now, minor units. */
  worth: number | null;
  /** Nothing is offered because it would be no better than keeping the position. */
  isNoBetter: boolean;
  runners: Runners;
  /** The runners that the bettor has bets on: each may be cashed out alone. */
  choices: Runners;
  /** Of the market's net winnings, basis points. */
  commissionRate: number;
  /** What the market pays now; null if it is settled, or nothing is held in it. */
  heldNow: readonly RunnerResult[] | null;
  send: (event: CashOutEvent) => void;
  /** Returns a new client id for a confirmed cash out. */
  nextClientId: () => string;
}

/** What a market's position is worth now, and how to take it: by bets in the book, with no margin. */
export function CashOutView({ snapshot, ...props }: CashOutViewProps) {
  const { place, marketName, worth, isNoBetter } = props;
  const isClosed = snapshot.matches('closed');
  const stateUnderWay = underWay.find((state) => snapshot.matches(state));
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  // What was asked for is seen, also where its market stands at the end of the screen.
  const hasOffer =
    snapshot.matches('choosing') && snapshot.context.place === place && snapshot.context.offer !== null;
  const isOpenHere = !isClosed && snapshot.context.place === place;
  const isDoneHere = isOpenHere && snapshot.matches('done');
  const isAsked = hasOffer || isDoneHere;
  // What stood there already, from an earlier visit or before a cut, was not asked for now.
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current) part.current?.scrollIntoView({ block: 'nearest' });
    wasAsked.current = isAsked;
  }, [isAsked]);
  const mayLeave = isOpenHere && snapshot.can({ type: 'close.chosen' });
  useEscape(part, mayLeave ? () => props.send({ type: 'close.chosen' }) : null);
  if (!isOpenHere) {
    // What is left may be cashed out too; the result of before stands where it was asked for until then.
    const isAchieved = snapshot.matches({ done: 'achieved' });
    const isToBeSeen = !isClosed && !isAchieved && !snapshot.matches('choosing');
    const open = () => {
      if (isAchieved) props.send({ type: 'close.chosen' });
      props.send({ type: 'open.chosen', place });
    };
    return (
      <span ref={part} className={css.closed}>
        {!isToBeSeen && isNoBetter && <span className={css.note}>No better than keeping your position</span>}
        <Button onClick={open}>
          {isToBeSeen ? 'See the cash out' : 'Cash out'}
          {!isToBeSeen && worth !== null && ` ${formatMoney(worth, { sign: true })}`}
        </Button>
        {isToBeSeen && snapshot.can({ type: 'close.chosen' }) && (
          <IconButton label="Close the cash out" onClick={() => props.send({ type: 'close.chosen' })}>
            <X />
          </IconButton>
        )}
      </span>
    );
  }
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={css.panel}
      aria-label={place === 'bets' ? `Cash out ${marketName}` : 'Cash out'}
    >
      <h3 className={css.title}>Cash out</h3>
      {snapshot.matches('choosing') && <Choosing snapshot={snapshot} {...props} />}
      {snapshot.matches('notStored') && <NotStored {...props} />}
      {stateUnderWay && <UnderWay state={stateUnderWay} />}
      {snapshot.matches('refused') && <Refused snapshot={snapshot} {...props} />}
      {snapshot.matches('done') && (
        <Done
          snapshot={snapshot}
          runners={props.runners}
          commissionRate={props.commissionRate}
          heldNow={props.heldNow}
          onClose={() => props.send({ type: 'close.chosen' })}
        />
      )}
    </section>
  );
}

const shares = [25, 50, 75, 100] as const;

function Choosing({ snapshot, runners, choices, commissionRate, send, nextClientId }: CashOutViewProps) {
  const { runnerId, percent, offer, reason, held } = snapshot.context;
  return (
    <>
      <label className={css.field}>
        <span>Position</span>
        <select
          className={css.select}
          value={runnerId ?? ''}
          onChange={(event) => send({ type: 'runner.chosen', runnerId: event.target.value || null })}
        >
          <option value="">The whole market</option>
          {choices.map((runner) => (
            <option key={runner.runnerId} value={runner.runnerId}>
              Bets on {runner.name}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>How much: {percent} %</span>
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
          <Chip
            key={share}
            pressed={share === percent}
            onClick={() => send({ type: 'percent.chosen', percent: share })}
          >
            {share} %
          </Chip>
        ))}
      </div>
      {offer ? (
        <>
          <Results {...{ runners, commissionRate }} before={offer.before} after={offer.after} />
          <Legs offer={offer} runners={runners} />
          {!offer.isWhole && (
            <p className={css.note}>Not enough is on offer: only this part is cashed out.</p>
          )}
          <p className={css.note}>
            At current prices, after {commissionRate / 100} % commission on net winnings. Where a price is
            gone when your bets arrive, that part is not cashed out.
          </p>
        </>
      ) : (
        <p className={css.note} role="status">
          {reason ?? 'Looking at the prices…'}
        </p>
      )}
      {offer && held !== null && (
        <p className={css.note} role="status">
          The prices moved as you pressed, so nothing is sent yet. Press again to cash out at these.
        </p>
      )}
      <div className={`${css.actions} ${css.inReach}`}>
        <Button onClick={() => send({ type: 'close.chosen' })}>Keep position</Button>
        <Button
          variant="primary"
          disabled={!offer}
          onClick={({ timeStamp: at }) => send({ type: 'cashOut.chosen', clientId: nextClientId(), at })}
        >
          {offer ? confirmWords(offer, percent, commissionRate) : 'Cash out'}
        </Button>
      </div>
    </>
  );
}

const underWayWords = {
  storing: 'Cashing out…',
  sending: 'Cashing out…',
  unknown: 'No answer yet. It may have been done: we are asking the exchange, and will not send it twice.',
  givingUp: 'The exchange has not received it. We are telling it not to take it, should it still arrive.',
} as const;
const underWay = Object.keys(underWayWords) as (keyof typeof underWayWords)[];

function UnderWay({ state }: { state: keyof typeof underWayWords }) {
  return (
    <p className={css.note} role="status">
      {underWayWords[state]}
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

/** Names the market's worst result after the cash out: the same whoever wins, or the lowest. A loss stands beside that of now. */
function confirmWords({ worth, before }: CashOutOffer, percent: number, commissionRate: number): string {
  const cashOut = percent === 100 ? 'Cash out:' : `Cash out ${percent} %:`;
  if (worth >= 0) return `${cashOut} ${worth === 0 ? 'lose nothing' : `win at least ${formatMoney(worth)}`}`;
  const now = Math.min(...before.map(({ ifWins }) => netResult(ifWins, commissionRate)));
  return `${cashOut} lose at most ${formatMoney(-worth)}${now < worth ? `, not ${formatMoney(-now)}` : ''}`;
}
