/** What had the focus before the stake took it. */
let cameFrom: Element | null = null;

/** The DOM id of a card's stake field. */
export const stakeIdOf = (cardId: string): string => `stake-${cardId}`;

/** How long a card may take to be drawn, ms: the sheet around it may still be fetched, and then opens. */
const drawnWithin = 20_000;

/** Calls back with a card's stake field once it is drawn; a bet that is placed at once has none. */
function onceDrawn(cardId: string, found: (field: HTMLElement) => void): void {
  const until = performance.now() + drawnWithin;
  const look = () => {
    const field = document.getElementById(stakeIdOf(cardId));
    if (field) found(field);
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Scrolls to a card once it is drawn, past the cards that were there before. */
export const showCard = (cardId: string): void =>
  onceDrawn(cardId, (field) => field.closest('li')?.scrollIntoView({ block: 'start' }));

/** Focuses a card's stake once the card is drawn, unless something else is being typed by then. */
export function focusStake(cardId: string): void {
  const before = document.activeElement;
  onceDrawn(cardId, (field) => {
    if (document.activeElement !== before && document.activeElement?.matches('input, textarea')) return;
    cameFrom = before;
    field.focus();
  });
}

/** Gives the focus back to the price that was pressed; false when that is gone. */
export function focusPrice(): boolean {
  if (!(cameFrom instanceof HTMLElement) || !cameFrom.isConnected) return false;
  cameFrom.focus();
  cameFrom = null;
  return true;
}
