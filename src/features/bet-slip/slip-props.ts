import { slipRisk, type SlipRisk, type Standing } from '#domain/risk/slip-risk.ts';
import { againOf } from '#machines/bet-slip/bet-again.ts';
import type { BetSlipSnapshot } from '#machines/bet-slip/bet-slip.machine.ts';
import type { BetSlipContext } from '#machines/bet-slip/bet-slip.types.ts';
import { areHeldBack, asPlaced } from '#machines/bet-slip/bets-being-made.ts';
import { cardsToTake } from '#machines/bet-slip/cards-to-take.ts';
import { cardsBeingMade } from '#machines/bet-slip/slip-cards.ts';
import { canPlace, cardBlockOf, placeBlockOf, placeableCards } from '#machines/bet-slip/slip-selectors.ts';
import type { BetSlipViewProps } from './bet-slip.view.tsx';

type FromMachine = Omit<
  BetSlipViewProps,
  | 'hasKeypad'
  | 'available'
  | 'risk'
  | 'settlementOf'
  | 'markOf'
  | 'send'
  | 'onChoose'
  | 'onPlace'
  | 'onTake'
  | 'onAgain'
  | 'onSignIn'
  | 'onSettings'
>;

const againsOf = (context: BetSlipContext): FromMachine['agains'] =>
  new Map(
    context.cards.flatMap(({ id }) => {
      const again = againOf(context, { id });
      return again ? [[id, again] as const] : [];
    }),
  );

/** Selects what the slip's view shows from its machine. */
export function slipPropsOf(snapshot: BetSlipSnapshot): FromMachine {
  const { cards, bettor, settings } = snapshot.context;
  return {
    cards,
    made: cardsBeingMade(snapshot.context),
    bettor,
    settings,
    noBetReasons: new Map(cards.map((card) => [card.id, cardBlockOf(snapshot, card)])),
    canPlace: canPlace(snapshot),
    placeBlock: placeBlockOf(snapshot),
    isConfirming: snapshot.matches('confirming'),
    isPlacing: snapshot.matches('placing'),
    placeable: placeableCards(snapshot),
    agains: againsOf(snapshot.context),
    isTaking: cardsToTake(snapshot.context).length > 0,
    isHeldBack: areHeldBack(snapshot.context),
  };
}

/** What "place" would do to what is at risk. `available`: minor units; null while not known. */
export const slipRiskOf = (
  snapshot: BetSlipSnapshot,
  standingIn: (marketId: string) => Standing | null,
  available: number | null,
): SlipRisk => {
  const { context } = snapshot;
  return slipRisk(asPlaced(context, placeableCards(snapshot)), context.fields, standingIn, available);
};
