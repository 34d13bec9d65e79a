import {
  canPlace,
  liabilityOf,
  noBetReasonOf,
  placeableCards,
  type BetSlipSnapshot,
} from '#machines/bet-slip/bet-slip.machine.ts';
import type { BetSlipViewProps } from './bet-slip.view.tsx';

type FromMachine = Omit<BetSlipViewProps, 'available' | 'send' | 'onChoose' | 'onPlace' | 'onSignIn'>;

/** What the slip's view shows of its machine. */
export function slipPropsOf(snapshot: BetSlipSnapshot): FromMachine {
  const { cards, bettor, quickStakes } = snapshot.context;
  return {
    cards,
    bettor,
    quickStakes,
    noBetReasons: new Map(cards.map((card) => [card.id, noBetReasonOf(snapshot, card)])),
    canPlace: canPlace(snapshot),
    isPlacing: snapshot.matches('placing'),
    placeable: placeableCards(snapshot).length,
    liability: liabilityOf(snapshot),
  };
}
