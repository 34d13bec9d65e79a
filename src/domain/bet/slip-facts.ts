import { isInDoubt, keepsItsCard } from './intent.ts';
import { isEditable, type SlipCard } from './slip-card.ts';

/** A bet of the slip that the exchange has. */
export interface PlacedBet {
  clientId: string;
  marketId: string;
  /** Some of it at least; otherwise all of it waits. */
  isMatched: boolean;
}

/** What the slip holds, in as few words as whoever only follows it needs. */
export interface SlipFacts {
  /** Something to be placed, or on its way. */
  hasSelection: boolean;
  placed: readonly PlacedBet[];
}

const isOnItsWay = ({ bet }: SlipCard): boolean =>
  bet !== null && (keepsItsCard(bet.state) || isInDoubt(bet.state));

export const slipFactsOf = (cards: readonly SlipCard[]): SlipFacts => ({
  hasSelection: cards.some((card) => isEditable(card) || isOnItsWay(card)),
  placed: cards.flatMap(({ marketId, bet }): PlacedBet[] => {
    if (bet?.state === 'unmatched') return [{ clientId: bet.clientId, marketId, isMatched: false }];
    if (bet?.state !== 'matched' && bet?.state !== 'partlyMatched') return [];
    return [{ clientId: bet.clientId, marketId, isMatched: true }];
  }),
});
