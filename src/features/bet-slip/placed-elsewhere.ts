import { draftOf, isEditable } from '#domain/bet/slip-card.ts';
import type { BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';

/**
 * A selection that became a bet, as it was pressed: each tab takes a better quote by itself. Tabs restore the same selections,
 * so another one may hold it too.
 */
export interface Placed {
  id: string;
  line: number | null;
  oddsText: string;
  stakeText: string;
}

/** How a slip hears the others of this browser, and is heard. */
export interface OtherTabs {
  tell: (placed: Placed) => void;
  /** Returns how to stop. */
  listen: (onPlaced: (placed: Placed) => void) => () => void;
}

export function openOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('layline.placed');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (placed) => channel.postMessage(placed),
    listen: (onPlaced) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Placed>) => onPlaced(data));
      return () => channel.close();
    },
  };
}

/**
 * Tells the other tabs which selections of this slip became bets, and removes the same ones from this slip when another
 * tab says so: pressed here once more, they would be placed twice. One with another stake or other odds stays. Calls
 * `onRemoved` with the runner's name. Returns how to stop.
 */
export function watchOtherTabs(
  slip: BetSlipRef,
  tabs: OtherTabs,
  onRemoved: (runnerName: string) => void,
): () => void {
  const selectionsOf = () => slip.getSnapshot().context.cards.filter(isEditable).map(draftOf);
  let before = selectionsOf();
  const subscription = slip.subscribe(({ context: { cards } }) => {
    const placing = new Set(cards.filter(({ bet }) => bet?.state === 'placing').map(({ id }) => id));
    for (const { id, line, oddsText, stakeText } of before)
      if (placing.has(id)) tabs.tell({ id, line, oddsText, stakeText });
    before = selectionsOf();
  });
  const stopListening = tabs.listen((placed) => {
    const same = selectionsOf().find(
      ({ id, line, oddsText, stakeText }) =>
        id === placed.id &&
        line === placed.line &&
        oddsText === placed.oddsText &&
        stakeText === placed.stakeText,
    );
    if (!same) return;
    slip.send({ type: 'selection.removed', id: same.id });
    onRemoved(same.runnerName);
  });
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}
