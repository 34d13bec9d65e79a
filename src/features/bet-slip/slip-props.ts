import {
  canPlace,
  noBetReasonOf,
  placeBlockOf,
  placeableCards,
  type BetSlipSnapshot,
} from '#machines/bet-slip/bet-slip.machine.ts';
import { cardsToTake } from '#machines/bet-slip/cards-to-take.ts';
import type { BetSlipViewProps } from './bet-slip.view.tsx';

type FromMachine = Omit<
  BetSlipViewProps,
  | 'hasKeypad'
  | 'available'
  | 'risk'
  | 'settlementOf'
  | 'send'
  | 'onChoose'
  | 'onPlace'
  | 'onSignIn'
  | 'onSettings'
>;

/** Selects what the slip's view shows from its machine. */
export function slipPropsOf(snapshot: BetSlipSnapshot): FromMachine {
  const { cards, bettor, settings } = snapshot.context;
  return {
    cards,
    bettor,
    settings,
    noBetReasons: new Map(cards.map((card) => [card.id, noBetReasonOf(snapshot, card)])),
    canPlace: canPlace(snapshot),
    placeBlock: placeBlockOf(snapshot),
    isConfirming: snapshot.matches('confirming'),
    isPlacing: snapshot.matches('placing'),
    placeable: placeableCards(snapshot).length,
    isTaking: cardsToTake(snapshot.context).length > 0,
  };
}
