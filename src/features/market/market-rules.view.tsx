import { marketRules } from './market-rules.ts';
import { formatWhole } from '#domain/words/when.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { explainKind } from './kind-words.ts';
import css from './market-rules.module.css';

export interface MarketRulesViewProps {
  definition: MarketDefinition;
}

/** The rules of one market, from its own data: how it is settled, what it costs, and what applies to a bet in it. */
export function MarketRulesView({ definition }: MarketRulesViewProps) {
  const { eventName, marketName, startTime } = definition;
  const explained = explainKind(definition);
  return (
    <div className={css.rules}>
      <p className={css.market}>
        <strong>{marketName}</strong> · {eventName} · starts {formatWhole(startTime)}
      </p>
      {explained && <p>{explained}</p>}
      {marketRules(definition).map(({ title, text }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
