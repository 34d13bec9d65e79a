import { isEditable } from '#domain/bet/slip-card.ts';
import type { BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';

/** A selection that became a bet. Tabs restore the same selections, so another one may hold it too. */
interface Placed {
  id: string;
  oddsText: string;
  stakeText: string;
}

/** The part of a `BroadcastChannel` that is used here. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/**
 * Tells the other tabs which selections of this slip became bets, and removes the same ones from this slip when another
 * tab says so: pressed here once more, they would be placed twice. One with another stake or other odds stays. Calls
 * `onRemoved` with the runner's name. Returns how to stop.
 */
export function watchOtherTabs(
  slip: BetSlipRef,
  channel: TabChannel,
  onRemoved: (runnerName: string) => void,
): () => void {
  const selectionsOf = () => slip.getSnapshot().context.cards.filter(isEditable);
  let before = selectionsOf();
  const subscription = slip.subscribe(({ context: { cards } }) => {
    const placing = new Set(cards.filter(({ bet }) => bet?.state === 'placing').map(({ id }) => id));
    for (const { id, oddsText, stakeText } of before)
      if (placing.has(id)) channel.postMessage({ id, oddsText, stakeText } satisfies Placed);
    before = selectionsOf();
  });
  channel.onmessage = ({ data }: MessageEvent<Placed>) => {
    const same = selectionsOf().find(
      ({ id, oddsText, stakeText }) =>
        id === data.id && oddsText === data.oddsText && stakeText === data.stakeText,
    );
    if (!same) return;
    slip.send({ type: 'selection.removed', id: same.id });
    onRemoved(same.runnerName);
  };
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}
