import type { ReactNode } from 'react';
import type { MarketDefinition } from '#live/market-store.ts';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { closedWord } from './kind-words.ts';

export interface ClosedSessionViewProps {
  definition: MarketDefinition;
  /** The whole market, drawn while it is open. */
  children: ReactNode;
}

/** A session that has closed: one line with its name and what it came to. */
export const ClosedSessionView = ({ definition, children }: ClosedSessionViewProps) => (
  <DisclosureCard title={definition.marketName} note={closedWord(definition)}>
    {children}
  </DisclosureCard>
);
