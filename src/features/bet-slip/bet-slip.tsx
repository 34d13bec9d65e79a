import { useSelector } from '@xstate/react';
import { newId } from '#actors/new-id.ts';
import type { Settlement } from '#domain/bet/order.ts';
import type { Standing } from '#domain/risk/slip-risk.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { placeableCards } from '#machines/bet-slip/slip-selectors.ts';
import { phone, useMedia } from '#ui/media/use-media.ts';
import { useBetsApart, useChooseIntent, useCloseApart, useSlip } from './bet-slip.provider.tsx';
import { BetsApartView } from './bets-apart.view.tsx';
import { BetSlipView, type BetSlipViewProps } from './bet-slip.view.tsx';
import { slipPropsOf, slipRiskOf } from './slip-props.ts';

export interface BetSlipProps {
  /** Minor units; null while not known. */
  available: number | null;
  /** What the bettor has in a market already; null: nothing. */
  standingIn: (marketId: string) => Standing | null;
  /** What a market paid the bettor in all; null while that is not known. */
  settlementOf: (marketId: string) => Settlement | null;
  markOf?: BetSlipViewProps['markOf'];
  onSignIn: () => void;
  onSettings: (change: Partial<SlipSettings>) => void;
}

/** The slip on its machine. */
export function BetSlip(props: BetSlipProps) {
  const { available, standingIn, settlementOf, markOf, onSignIn, onSettings } = props;
  const slip = useSlip();
  const snapshot = useSelector(slip, (state) => state);
  const apart = useBetsApart();
  const hasKeypad = useMedia(phone);
  const choose = useChooseIntent();
  const closeApart = useCloseApart();

  const pressed = (pressedAt: number) => ({
    // Only a card whose own id was used up by a refusal takes one of these.
    clientIds: placeableCards(slip.getSnapshot()).map(newId),
    at: new Date().toISOString(),
    pressedAt,
  });

  return (
    <>
      <BetsApartView bets={apart} onChoose={choose} onClose={closeApart} />
      <BetSlipView
        {...slipPropsOf(snapshot)}
        hasKeypad={hasKeypad}
        available={available}
        {...{ settlementOf, markOf }}
        risk={slipRiskOf(snapshot, standingIn, available)}
        send={slip.send}
        onChoose={choose}
        onPlace={(at) => slip.send({ type: 'place.chosen', ...pressed(at) })}
        onTake={(at, shownFor) => slip.send({ type: 'take.chosen', ...pressed(at), shownFor })}
        onAgain={(id, pressedAt, shownFor) =>
          slip.send({
            type: 'again.chosen',
            id,
            clientId: newId(),
            at: new Date().toISOString(),
            pressedAt,
            shownFor,
          })
        }
        onSignIn={onSignIn}
        onSettings={onSettings}
      />
    </>
  );
}
