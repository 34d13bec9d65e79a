import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isEditable } from '#domain/bet/slip-card.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { pickKey } from '#features/market/market.view.tsx';

/** What of a market is in the slip, waiting to be placed: `pickKey`s. */
export function usePicked(marketId: string): ReadonlySet<string> {
  const keys = useSelector(useSlip(), ({ context }) =>
    context.cards
      .filter((card) => card.marketId === marketId && isEditable(card))
      .map(({ runnerId, side }) => pickKey(runnerId, side))
      .join('\n'),
  );
  return useMemo(() => new Set(keys.split('\n')), [keys]);
}
