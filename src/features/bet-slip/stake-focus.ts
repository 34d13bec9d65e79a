/** What had the focus before the stake took it. */
let cameFrom: Element | null = null;

/** The DOM id of a card's stake field. */
export const stakeIdOf = (cardId: string): string => `stake-${cardId}`;

/** How long a card may take to be drawn, ms: the sheet around it may still be opening. */
const drawnWithin = 1_000;

/** Scrolls to a card once it is drawn, past the cards that were there before. */
export function showCard(cardId: string): void {
  const until = performance.now() + drawnWithin;
  const look = () => {
    const field = document.getElementById(stakeIdOf(cardId));
    if (field) field.closest('li')?.scrollIntoView({ block: 'start' });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Focuses a card's stake once the card is drawn; a bet that is placed at once has no field. */
export function focusStake(cardId: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const field = document.getElementById(stakeIdOf(cardId));
    if (!field) return;
    cameFrom = before;
    field.focus();
  });
}

/** Returns the focus to the price that was pressed; false when that is gone. */
export function leaveStake(): boolean {
  if (!(cameFrom instanceof HTMLElement) || !cameFrom.isConnected) return false;
  cameFrom.focus();
  cameFrom = null;
  return true;
}
