import { formatWhole } from '#domain/words/when.ts';
import type { MarketRulesQuery } from '#graphql/__generated__/graphql.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { explainKind } from './kind-words.ts';
import { marketFigures, type MarketFigure } from './market-figures.ts';
import css from './market-rules.module.css';

export type Rules = MarketRulesQuery['marketRules'][number];

export interface MarketRulesViewProps {
  definition: MarketDefinition;
  /** Undefined: not loaded. Null: there is no such version. */
  rules: Rules | null | undefined;
  isLoading: boolean;
  /** They are the rules of a bet, as they were when it was placed. */
  isOfBet?: boolean;
  onRetry: () => void;
}

/** The rules of one market: those of its kind, each with what the market itself says about it. */
export function MarketRulesView({
  definition,
  rules,
  isLoading,
  isOfBet = false,
  onRetry,
}: MarketRulesViewProps) {
  const { eventName, marketName, startTime } = definition;
  const explained = explainKind(definition);
  const figures = marketFigures(definition);
  const paragraphs = rules?.paragraphs ?? [];
  const others = figures.filter(({ title }) => !paragraphs.some((one) => one.title === title));
  return (
    <div className={css.rules}>
      <p className={css.market}>
        <strong>{marketName}</strong> · {eventName} · starts {formatWhole(startTime)}
      </p>
      {explained && <p>{explained}</p>}
      <Version {...{ rules, isLoading, isOfBet, onRetry }} />
      {paragraphs.map(({ title, text }) => (
        <Section key={title} title={title} text={text} figure={textOf(figures, title)} />
      ))}
      {others.map(({ title, text }) => (
        <Section key={title} title={title} text={text} />
      ))}
    </div>
  );
}

const textOf = (figures: readonly MarketFigure[], title: string): string | undefined =>
  figures.find((one) => one.title === title)?.text;

/** Which version it is and since when, or why it is not there. */
function Version({
  rules,
  isLoading,
  isOfBet,
  onRetry,
}: Omit<MarketRulesViewProps, 'definition' | 'isOfBet'> & { isOfBet: boolean }) {
  if (rules)
    return (
      <p className={css.market}>
        {isOfBet
          ? `Version ${rules.version}, in force since ${formatWhole(rules.since)}: the rules when this bet was placed.`
          : `Version ${rules.version}, in force since ${formatWhole(rules.since)}.`}
      </p>
    );
  if (isLoading) return <SkeletonRows rows={4} label="Loading the rules of this kind of market" />;
  if (rules === null) return <p>There is no such version of the rules.</p>;
  return (
    <ErrorState title="The rules of this kind of market could not be loaded" onRetry={onRetry}>
      What the market itself says stands below.
    </ErrorState>
  );
}

const Section = ({ title, text, figure }: MarketFigure & { figure?: string | undefined }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <p>{text}</p>
    {figure !== undefined && <p className={css.figure}>{figure}</p>}
  </section>
);
