import { useSelector } from '@xstate/react';
import { isBeyondFunds, isRiskShared } from '#domain/bet/slip-card.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { placeableCards } from '#machines/bet-slip/bet-slip.machine.ts';
import { useBetsApart, useChooseIntent, useCloseApart, useSlip } from './bet-slip.provider.tsx';
import { BetsApartView } from './bets-apart.view.tsx';
import { BetSlipView } from './bet-slip.view.tsx';
import { slipPropsOf } from './slip-props.ts';

export interface BetSlipProps {
  /** Minor units; null while not known. */
  available: number | null;
  /** The markets where the bettor has bets, waiting or matched: a new bet there may lower the risk. */
  marketsWithBets: ReadonlySet<string>;
  onSignIn: () => void;
  onSettings: (change: Partial<SlipSettings>) => void;
}

/** The slip on its machine. */
export function BetSlip({ available, marketsWithBets, onSignIn, onSettings }: BetSlipProps) {
  const slip = useSlip();
  const snapshot = useSelector(slip, (state) => state);
  const apart = useBetsApart();
  const choose = useChooseIntent();
  const closeApart = useCloseApart();

  const place = () => {
    // Only a card whose own id was used up by a refusal takes one of these.
    const clientIds = placeableCards(slip.getSnapshot()).map(() => crypto.randomUUID());
    slip.send({ type: 'place.chosen', clientIds, at: new Date().toISOString() });
  };

  const placeable = placeableCards(snapshot);

  return (
    <>
      <BetsApartView bets={apart} onChoose={choose} onClose={closeApart} />
      <BetSlipView
        {...slipPropsOf(snapshot)}
        available={available}
        isBeyondFunds={isBeyondFunds(placeable, available, marketsWithBets)}
        isRiskShared={isRiskShared(placeable, marketsWithBets)}
        send={slip.send}
        onChoose={choose}
        onPlace={place}
        onSignIn={onSignIn}
        onSettings={onSettings}
      />
    </>
  );
}
