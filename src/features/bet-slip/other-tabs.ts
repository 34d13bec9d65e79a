import { draftOf, isEditable, readCard, type PlacedElsewhere } from '#domain/bet/slip-card.ts';
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
  /** The bet itself. */
  bet: PlacedElsewhere;
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
 * tab says so: pressed here too, or refused before, such a selection has another client id, and would be placed twice.
 * One with another stake or other odds stays, since it may be meant, but its card says what was placed. Calls `onRemoved`
 * with the runner's name. Returns how to stop.
 */
export function watchOtherTabs(
  slip: BetSlipRef,
  tabs: OtherTabs,
  onRemoved: (runnerName: string) => void,
): () => void {
  const selectionsOf = () => slip.getSnapshot().context.cards.filter(isEditable).map(draftOf);
  let before = selectionsOf();
  const subscription = slip.subscribe(({ context: { cards } }) => {
    for (const { id, line, oddsText, stakeText } of before) {
      const placing = cards.find((card) => card.id === id && card.bet?.state === 'placing');
      const bet = placing && readCard(placing);
      if (bet) tabs.tell({ id, line, oddsText, stakeText, bet: { ...bet, line: placing.line } });
    }
    before = selectionsOf();
  });
  const stopListening = tabs.listen((placed) => {
    const like = selectionsOf().find(({ id }) => id === placed.id);
    if (!like) return;
    const isSame =
      like.line === placed.line && like.oddsText === placed.oddsText && like.stakeText === placed.stakeText;
    if (!isSame) return slip.send({ type: 'placed.elsewhere', id: like.id, bet: placed.bet });
    slip.send({ type: 'selection.removed', id: like.id });
    onRemoved(like.runnerName);
  });
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}
