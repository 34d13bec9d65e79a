import type { Bet } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import type { BetIntentRef, BetIntentSnapshot } from '../bet-intent/bet-intent.machine.ts';
import type { BetIntentEvent } from '../bet-intent/bet-intent.types.ts';
import type { ChildFault } from '../child-faults.ts';

/** What the bettor may choose for a single bet. */
export type IntentChoice = Extract<BetIntentEvent['type'], `${string}.chosen`>;

export interface OpenIntent {
  intent: BetIntentRef;
  /** An earlier visit left this bet. */
  isFound: boolean;
  wasInDoubt: boolean;
  /** The bettor has seen the outcome and closed it. */
  isClosed: boolean;
}

export interface BetIntentsInput {
  /** Any integer. Seeds the jitter of the bets' back-off. */
  seed: number;
}

export interface BetIntentsContext extends BetIntentsInput {
  /** By client id, in the order they were opened. */
  intents: ReadonlyMap<string, OpenIntent>;
  /** The client ids of the bets that were last placed by one press: the same array until the next press. */
  lastPress: readonly string[];
}

export type BetIntentsEvent =
  /** From the slip. Each bet is stored and sent. */
  | { type: 'bets.placed'; bets: readonly Bet[] }
  /** An earlier visit stored these. The exchange is asked about each. */
  | { type: 'bets.found'; bets: readonly Bet[] }
  /** From the account's feed. With `isImage`, `orders` holds all current orders. */
  | {
      type: 'orders.told';
      orders: readonly Order[];
      settledMarkets: readonly string[];
      isImage: boolean;
    }
  | { type: 'choice.made'; clientId: string; choice: IntentChoice }
  /** Hides a bet that is not in the slip. */
  | { type: 'bet.closed'; clientId: string }
  | { type: 'network.returned' }
  | { type: 'page.shown' }
  | BetMoved
  | ChildFault;

/** XState's event when a child moved or ended. The child's id is the bet's client id. */
export interface BetMoved {
  type: `xstate.snapshot.${string}` | `xstate.done.actor.${string}`;
  /** Only when the child moved. */
  snapshot?: BetIntentSnapshot;
}
