/** What had the keyboard before the stake took it. */
let cameFrom: Element | null = null;

/** The id of a card's stake field in the page. */
export const stakeIdOf = (cardId: string): string => `stake-${cardId}`;

/** Gives the keyboard to a card's stake once the card is drawn; a bet that is placed at once has none. */
export function focusStake(cardId: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const field = document.getElementById(stakeIdOf(cardId));
    if (!field) return;
    cameFrom = before;
    field.focus();
  });
}

/** Gives the keyboard back to the price that was pressed; false when it is gone. */
export function leaveStake(): boolean {
  if (!(cameFrom instanceof HTMLElement) || !cameFrom.isConnected) return false;
  cameFrom.focus();
  cameFrom = null;
  return true;
}
