import type { ReactNode } from 'react';
import type { MarketDefinition } from '#live/market-store.ts';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { resultWord } from './kind-words.ts';

export interface ClosedMarketViewProps {
  definition: MarketDefinition;
  /** The whole market, drawn while it is open. */
  children: ReactNode;
}

/** A market that has closed: one line with its name and who won, or what it came to. */
export const ClosedMarketView = ({ definition, children }: ClosedMarketViewProps) => (
  <DisclosureCard title={definition.marketName} note={resultWord(definition)}>
    {children}
  </DisclosureCard>
);
