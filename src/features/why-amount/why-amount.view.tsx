import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { must } from '#domain/must.ts';
import { lapseText } from '#domain/words/lapse-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { betWords, commissionWords, removalSentence, resultSentence } from '#domain/words/why-words.ts';
import type { WhyAmountQuery } from '#graphql/__generated__/graphql.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { RulesWhenPlaced } from '#ui/rules-when-placed/rules-when-placed.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './why-amount.module.css';

export type Why = NonNullable<WhyAmountQuery['whyAmount']>;
type Explained = Why['settlements'][number];
type Bet = Explained['bets'][number];
type Rest = Why['unmatched'][number];

interface DisclosureProps {
  /** What the amount is of, for those who do not see where the button is. */
  of: string;
  /** Drawn while it is open. */
  children: ReactNode;
}

/** Everything that a market came to, one settlement after the other. */
export function WhyMarketView({ why }: { why: Why }) {
  if (why.settlements.length === 0) return null;
  return (
    <section className={css.market} aria-label="Why this amount">
      <h2 className={css.title}>Why this amount</h2>
      {why.settlements.map(({ settlementId }, at) => (
        <div key={settlementId} className={css.panel}>
          {why.settlements.length > 1 && (
            <h3 className={css.subtitle}>{at === 0 ? 'First settled' : 'Settled again'}</h3>
          )}
          <Reasons {...{ why, settlementId }} />
        </div>
      ))}
    </section>
  );
}

/** A button that opens the reasons for an amount below itself. */
export function WhyDisclosure({ of, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.why}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Why this amount
        <VisuallyHidden>: {of}</VisuallyHidden>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface WhyAmountViewProps {
  /** Null or undefined: not known yet, or not loaded. */
  why: Why | null | undefined;
  settlementId: string;
  isLoading: boolean;
  onRetry: () => void;
}

/** Why a market came to the amount posted with that settlement. */
export function WhyAmountView({ why, settlementId, isLoading, onRetry }: WhyAmountViewProps) {
  if (why) return <Reasons {...{ why, settlementId }} />;
  if (isLoading) return <SkeletonRows rows={3} label="Loading why it came to this amount" />;
  return (
    <ErrorState title="The amount stands, but its reasons could not be loaded" onRetry={onRetry}>
      Try again in a moment.
    </ErrorState>
  );
}

function Reasons({ why, settlementId }: { why: Why; settlementId: string }) {
  const at = why.settlements.findIndex((one) => one.settlementId === settlementId);
  const settlement = why.settlements[at];
  if (!settlement) return <p className={css.sentence}>The exchange has nothing on this settlement.</p>;
  const before = why.settlements[at - 1];
  const isCorrected = at < why.settlements.length - 1;
  return (
    <>
      <Result {...{ why, settlement }} />
      {settlement.ending && <Bets {...{ why, settlement }} />}
      {settlement.ending && <BetRules {...{ why, settlement }} />}
      <Sums {...{ why, settlement, before }} />
      {isCorrected && (
        <p className={css.sentence}>
          The market was settled anew later. What that changed stands in an entry of its own.
        </p>
      )}
    </>
  );
}

function Result({ why, settlement: { ending } }: { why: Why; settlement: Explained }) {
  return (
    <>
      <p className={css.sentence}>
        {ending
          ? resultSentence(why.kind, ending, why.strike)
          : 'It was settled before the exchange kept how markets ended, so only the amounts are known.'}
      </p>
      {why.removed.map((runner) => (
        <p key={runner.name} className={css.sentence}>
          {removalSentence(runner)}
        </p>
      ))}
    </>
  );
}

interface BetsProps {
  why: Why;
  settlement: Explained;
}

function Bets({ why, settlement }: BetsProps) {
  const { bets, others } = settlement;
  return (
    <ul className={css.bets} aria-label="Your bets">
      {bets.map((bet) => (
        <BetRow key={keyOf(bet)} {...{ why, bet, ending: must(settlement.ending) }} />
      ))}
      {others.count > 0 && (
        <li>
          <span className={css.words}>{others.count} more bets</span>
          <MoneyText minor={others.amount} signed />
        </li>
      )}
      {why.unmatched.map((rest) => (
        <RestRow key={rest.orderId} {...{ why, rest }} />
      ))}
    </ul>
  );
}

function BetRules({ why: { marketId, unmatched }, settlement: { bets } }: BetsProps) {
  const versions = [...bets, ...unmatched].map(({ rulesVersion }) => rulesVersion);
  if (versions.length === 0) return null;
  return (
    <p className={css.sentence}>
      <RulesWhenPlaced {...{ marketId, versions }} />
    </p>
  );
}

/** The bet's name before its price; a session's price begins with the line. */
const betName = (kind: Why['kind'], side: Bet['side'], selectionName: string): string =>
  `${sideWord(kind, side)} ${selectionName}${kind === 'SESSION' ? '' : ' at'}`;

/** What an order had matched at one price is one row. */
const keyOf = ({ orderId, odds, struckOdds, line, fate }: Bet): string =>
  [orderId, odds, struckOdds, line, fate].join(' ');

function BetRow({
  why: { kind },
  bet,
  ending,
}: {
  why: Why;
  bet: Bet;
  ending: NonNullable<Explained['ending']>;
}) {
  const priceText = usePriceText();
  const { side, selectionName, stake, odds, line, struckOdds } = bet;
  return (
    <li>
      <span className={css.words}>
        <span>
          {betName(kind, side, selectionName)} {priceText({ kind, odds, line })}, {formatMoney(stake)}
          {struckOdds != null && `; matched at ${priceText({ kind, odds: struckOdds, line })}`}
        </span>
        <span className={css.how}>{betWords(kind, bet, ending)}</span>
      </span>
      <MoneyText minor={bet.amount} signed />
    </li>
  );
}

/** The part of an order that never counted. */
function RestRow({ why: { kind }, rest }: { why: Why; rest: Rest }) {
  const priceText = usePriceText();
  const { side, selectionName, odds, line, lapsed, cancelled, reason } = rest;
  return (
    <li>
      <span className={css.words}>
        <span>
          {betName(kind, side, selectionName)} {priceText({ kind, odds, line })},{' '}
          {formatMoney(lapsed + cancelled)}: not matched
        </span>
        <span className={css.how}>
          {cancelled > 0 && `${formatMoney(cancelled)} cancelled. `}
          {lapsed > 0 && (reason ? lapseText(reason) : `${formatMoney(lapsed)} lapsed.`)}
        </span>
      </span>
      <MoneyText minor={0} signed />
    </li>
  );
}

interface SumsProps {
  why: Why;
  settlement: Explained;
  /** The settlement that this one corrects. */
  before: Explained | undefined;
}

function Sums({ why, settlement, before }: SumsProps) {
  const { profit, commission, rounding, posted, ending } = settlement;
  const net = profit - commission;
  return (
    <dl className={css.sums}>
      {ending && <Sum label="Your bets" minor={profit - rounding} />}
      {rounding !== 0 && (
        <Sum label="Rounding" note="the market is rounded once, not bet by bet" minor={rounding} />
      )}
      {!ending && <Sum label="Profit or loss" minor={profit} />}
      <Sum label="Commission" note={commissionWords(why.commissionRate, profit)} minor={-commission} />
      <Sum label={before ? 'By this result' : 'Net'} minor={net} isTotal={!before} />
      {before && (
        <>
          <Sum
            label="Less what was paid before"
            note={paidFor(why, before)}
            minor={before.commission - before.profit}
          />
          <Sum label="Corrected by" minor={posted.profit - posted.commission} isTotal />
        </>
      )}
    </dl>
  );
}

const paidFor = ({ kind, strike }: Why, { ending }: Explained): string =>
  ending ? `(${resultSentence(kind, ending, strike)})` : '';

interface SumProps {
  label: string;
  note?: string;
  minor: number;
  isTotal?: boolean;
}

const Sum = ({ label, note, minor, isTotal = false }: SumProps) => (
  <div data-total={isTotal || undefined}>
    <dt>
      {label}
      {note !== undefined && <span className={css.how}> {note}</span>}
    </dt>
    <dd>
      <MoneyText minor={minor || 0} signed />
    </dd>
  </div>
);
