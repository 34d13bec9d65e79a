import { openChannel, type Channel } from '#actors/open-channel.ts';
import { isPlacedFrom } from '#domain/bet/card-bet.ts';
import {
  draftOf,
  isEditable,
  readCard,
  type DraftCard,
  type PlacedElsewhere,
  type SlipCard,
} from '#domain/bet/slip-card.ts';
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

/** A selection that the bettor took out of a slip, as it stood there. */
export type Removed = Pick<DraftCard, 'id' | 'clientId' | 'stakeText'>;

/**
 * `asked`: a tab has only begun to listen, and may hold what was placed or removed before. `again`, `removed again`: what it
 * is told then.
 */
export type TabMessage =
  | { type: 'placed' | 'again'; placed: Placed }
  | { type: 'removed' | 'removed again'; removed: Removed }
  | { type: 'asked' };

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
 * Whether a selection is a copy of one that was removed in another tab, and was not given another stake since. Its odds may
 * have moved by themselves.
 */
const isCopyOf = (removed: Removed, { id, clientId, stakeText }: Selection): boolean =>
  id === removed.id && clientId === removed.clientId && stakeText === removed.stakeText;

/**
 * Tells the other tabs which selections of this slip became bets, and removes the same ones from this slip when another
 * tab says so: refused before, for one, such a selection has another id, and would be placed twice. One with another stake
 * or other odds stays, since it may be meant, but its card says what was placed, and is placed only once it was changed. A
 * selection that is restored after its like was placed is told apart from a new one by its id. Calls `onRemoved` with the
 * runner's name. What the bettor removes or clears goes the same way, without a word. Returns how to stop.
 */
export function watchOtherTabs(
  slip: BetSlipRef,
  tabs: OtherTabs,
  onRemoved: (runnerName: string) => void,
): () => void {
  const told = new Map<string, Placed>();
  const heard: Placed[] = [];
  const removals = watchRemovals(slip, tabs);
  let before: readonly Selection[] = [];
  const tellNew = () => {
    for (const card of slip.getSnapshot().context.cards) {
      const placed = placedFrom(card, before);
      if (!placed || told.has(placed.clientId)) continue;
      told.set(placed.clientId, placed);
      tabs.tell({ type: 'placed', placed });
    }
    removals.tellNew(before);
    before = selectionsOf(slip);
  };
  const believe = (placed: Placed, like: Selection | undefined) => {
    if (!like) return;
    const isSame =
      like.line === placed.line && like.oddsText === placed.oddsText && like.stakeText === placed.stakeText;
    if (!isSame) return slip.send({ type: 'placed.elsewhere', id: like.id, bet: placed.bet });
    removals.removeQuietly(like.id);
    onRemoved(like.runnerName);
  };
  const isOf = ({ clientId }: Selection, placed: Placed) =>
    clientId !== null && isPlacedFrom(clientId, placed);
  const subscription = slip.subscribe(() => {
    tellNew();
    for (const selection of before) {
      const placed = heard.find((each) => isOf(selection, each));
      if (placed) believe(placed, selection);
      else removals.believeHeard(selection);
    }
  });
  const stopListening = tabs.listen((message) => {
    switch (message.type) {
      case 'asked':
        for (const placed of told.values()) tabs.tell({ type: 'again', placed });
        return removals.tellAgain();
      case 'removed':
      case 'removed again':
        return removals.hear(message);
      case 'placed':
      case 'again': {
        const { placed, type } = message;
        heard.push(placed);
        const isLike = (each: Selection) => (type === 'again' ? isOf(each, placed) : each.id === placed.id);
        believe(placed, selectionsOf(slip).find(isLike));
      }
    }
  });
  tellNew();
  tabs.tell({ type: 'asked' });
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}

/** What the bettor takes out of this slip, for the other tabs, and what they say was taken out there. */
function watchRemovals(slip: BetSlipRef, tabs: OtherTabs) {
  const told: Removed[] = [];
  const heard: Removed[] = [];
  let isQuiet = false;
  let { bettor } = slip.getSnapshot().context;
  const removeQuietly = (id: string) => {
    isQuiet = true;
    slip.send({ type: 'selection.removed', id });
    isQuiet = false;
  };
  /** Only by their own ids: since they were removed, the like of them may have been chosen anew. */
  const believeHeard = (selection: Selection) => {
    if (selection.clientId !== null && heard.some((removed) => isCopyOf(removed, selection)))
      removeQuietly(selection.id);
  };
  return {
    removeQuietly,
    believeHeard,
    tellNew(before: readonly Selection[]) {
      const { context } = slip.getSnapshot();
      // Whoever signs out removes nothing: the next sign-in finds it again.
      const isSignOut = context.bettor === 'visitor' && bettor !== 'visitor';
      bettor = context.bettor;
      if (isQuiet || isSignOut) return;
      const standing = new Set(context.cards.map(({ id }) => id));
      for (const { id, clientId, stakeText } of before) {
        if (standing.has(id)) continue;
        told.push({ id, clientId, stakeText });
        tabs.tell({ type: 'removed', removed: { id, clientId, stakeText } });
      }
    },
    tellAgain() {
      for (const removed of told) tabs.tell({ type: 'removed again', removed });
    },
    hear({ type, removed }: Extract<TabMessage, { removed: Removed }>) {
      heard.push(removed);
      for (const selection of selectionsOf(slip)) {
        if (type === 'removed' && isCopyOf(removed, selection)) removeQuietly(selection.id);
        else believeHeard(selection);
      }
    },
  };
}
