import { openChannel, type Channel } from '#actors/open-channel.ts';
import { isPlacedFrom } from '#domain/bet/card-bet.ts';
import { draftOf, isEditable, readCard, type PlacedElsewhere, type SlipCard } from '#domain/bet/slip-card.ts';
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
  clientId: string;
}

/** `asked`: a tab has only begun to listen, and may hold what was placed before. `again`: what it is told then. */
export type TabMessage = { type: 'placed' | 'again'; placed: Placed } | { type: 'asked' };

/** How a slip hears the others of this browser, and is heard. */
export type OtherTabs = Channel<TabMessage>;

export const openOtherTabs = (): OtherTabs => openChannel('layline.placed-bets');

const selectionsOf = (slip: BetSlipRef) => slip.getSnapshot().context.cards.filter(isEditable).map(draftOf);
type Selection = ReturnType<typeof selectionsOf>[number];

/** What the card’s bet is, and as what it stood before it was placed; null if it has none that is under way. */
function placedFrom(card: SlipCard, before: readonly Selection[]): Placed | null {
  const read = isEditable(card) ? null : readCard(card);
  if (!read || !card.bet) return null;
  const { clientId } = card.bet;
  // One click puts its own bet in the place of a selection, which was not pressed then.
  const isPressed = (each: Selection) =>
    each.id === card.id &&
    each.stakeText === card.stakeText &&
    (each.clientId === null || isPlacedFrom(each.clientId, { clientId }));
  const { id, line, oddsText, stakeText } = before.find(isPressed) ?? draftOf(card);
  return { id, line, oddsText, stakeText, bet: { ...read, line: card.line }, clientId };
}

/**
 * Tells the other tabs which selections of this slip became bets, and removes the same ones from this slip when another
 * tab says so: refused before, for one, such a selection has another id, and would be placed twice. One with another stake
 * or other odds stays, since it may be meant, but its card says what was placed, and is placed only once it was changed. A
 * selection that is restored after its like was placed is told apart from a new one by its id. Calls `onRemoved` with the
 * runner's name. Returns how to stop.
 */
export function watchOtherTabs(
  slip: BetSlipRef,
  tabs: OtherTabs,
  onRemoved: (runnerName: string) => void,
): () => void {
  const told = new Map<string, Placed>();
  const heard: Placed[] = [];
  let before: readonly Selection[] = [];
  const tellNew = () => {
    for (const card of slip.getSnapshot().context.cards) {
      const placed = placedFrom(card, before);
      if (!placed || told.has(placed.clientId)) continue;
      told.set(placed.clientId, placed);
      tabs.tell({ type: 'placed', placed });
    }
    before = selectionsOf(slip);
  };
  const believe = (placed: Placed, like: Selection | undefined) => {
    if (!like) return;
    const isSame =
      like.line === placed.line && like.oddsText === placed.oddsText && like.stakeText === placed.stakeText;
    if (!isSame) return slip.send({ type: 'placed.elsewhere', id: like.id, bet: placed.bet });
    slip.send({ type: 'selection.removed', id: like.id });
    onRemoved(like.runnerName);
  };
  const isOf = ({ clientId }: Selection, placed: Placed) =>
    clientId !== null && isPlacedFrom(clientId, placed);
  const subscription = slip.subscribe(() => {
    tellNew();
    for (const selection of before) {
      const placed = heard.find((each) => isOf(selection, each));
      if (placed) believe(placed, selection);
    }
  });
  const stopListening = tabs.listen((message) => {
    if (message.type === 'asked') {
      for (const placed of told.values()) tabs.tell({ type: 'again', placed });
      return;
    }
    const { placed } = message;
    heard.push(placed);
    const isLike = (each: Selection) =>
      message.type === 'again' ? isOf(each, placed) : each.id === placed.id;
    believe(placed, selectionsOf(slip).find(isLike));
  });
  tellNew();
  tabs.tell({ type: 'asked' });
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}
