import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isEditable } from '#domain/bet/slip-card.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';

/** The slip's cards of a market that wait to be placed: their ids. */
export function usePicked(marketId: string): ReadonlySet<string> {
  const ids = useSelector(
    useSlip(),
    ({ context }) =>
      context.cards.filter((card) => card.marketId === marketId && isEditable(card)).map(({ id }) => id),
    shallowEqual,
  );
  return useMemo(() => new Set(ids), [ids]);
}
