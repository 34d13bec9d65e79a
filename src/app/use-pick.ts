import { useCallback } from 'react';
import type { OddsLadderName } from '#domain/odds-ladder.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import type { PickedPrice } from '#features/market/live-price-cell.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { usePopups } from './frame/popups.tsx';
import { useBetsBeside } from './use-bets-beside.ts';

/** Puts a pressed price into the slip, and opens the bets where they are not beside the page. */
export function usePick(): (definition: MarketDefinition, picked: PickedPrice) => void {
  const slip = useSlip();
  const { show } = usePopups();
  const isBeside = useBetsBeside();
  const oddsText = useOddsText();

  return useCallback(
    (definition, { runnerId, side, odds, changedAt }) => {
      const runner = definition.runners.find((candidate) => candidate.runnerId === runnerId);
      slip.send({
        type: 'price.picked',
        at: performance.now(),
        changedAt,
        reason: definition.status === 'OPEN' ? null : definition.status,
        clientId: crypto.randomUUID(),
        chosenAt: new Date().toISOString(),
        price: {
          marketId: definition.marketId,
          runnerId,
          side,
          odds,
          runnerName: runner?.name ?? '',
          marketName: definition.marketName,
          eventName: definition.eventName,
          ladder: definition.ladder as OddsLadderName,
          minStake: definition.minStake,
          maxStake: definition.maxStake,
        },
      });
      const { held } = slip.getSnapshot().context;
      // It changed under the pointer: what was meant may be another price.
      if (held)
        showToast('info', `The odds just changed to ${oddsText(held.odds)}. Press again to take them.`);
      else if (!isBeside) show('bets');
    },
    [slip, show, isBeside, oddsText],
  );
}
