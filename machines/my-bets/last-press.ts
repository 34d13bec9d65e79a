import type { OrdersById } from './ended-orders.ts';
import type { MyBetsTab } from './my-bets.machine.ts';

/** The bets that were last placed by one press. My Bets shows where they are, until the bettor chooses otherwise. */
export interface LastPress {
  clientIds: readonly string[];
  /** Those of them whose place is not known yet: not told by the exchange, or held back by the in-play delay. */
  open: ReadonlySet<string>;
  anyWaits: boolean;
  /** It led from the matched bets to those that wait. */
  hasMoved: boolean;
}

export const noPress: LastPress = { clientIds: [], open: new Set(), anyWaits: false, hasMoved: false };

export const pressOf = (clientIds: readonly string[]): LastPress => ({
  clientIds,
  open: new Set(clientIds),
  anyWaits: false,
  hasMoved: false,
});

/** The bettor has chosen what to look at: the press moves nothing any more. */
export const leaveAsChosen = (press: LastPress): LastPress => ({
  ...press,
  open: new Set(),
  hasMoved: false,
});

interface Shown {
  press: LastPress;
  tab: MyBetsTab;
  marketId: string | null;
}

/**
 * Moves to the bets of the last press as they become known: to those that wait if any does, else to the matched ones.
 * Each bet counts once, as it stood when its place was first known, so that nothing moves long after the press.
 */
export function followPress({ press, tab, marketId }: Shown, orders: OrdersById): Shown {
  const placed = [...orders.values()].filter(({ clientId }) => press.open.has(clientId));
  if (placed.length === 0) return { press, tab, marketId };
  const open = new Set(press.open);
  for (const { clientId, delayEndsAt } of placed) if (delayEndsAt === null) open.delete(clientId);
  const isHeld = placed.some(({ delayEndsAt }) => delayEndsAt !== null);
  const anyWaits =
    press.anyWaits || placed.some(({ delayEndsAt, remaining }) => delayEndsAt === null && remaining > 0);
  const anyMatched = placed.some(({ matched }) => matched > 0);
  const rest = anyMatched ? 'matched' : tab;
  const next = isHeld || anyWaits ? 'unmatched' : rest;
  const hasMoved = next === 'unmatched' && (press.hasMoved || tab === 'matched');
  return {
    press: { ...press, open, anyWaits, hasMoved },
    tab: next,
    // Bets of another market than the chosen one would stay hidden.
    marketId: placed.every((order) => order.marketId === marketId) ? marketId : null,
  };
}

/** Leads back to the matched bets once nothing is left where the press led: an empty list is no place to stay. */
export const leaveEmpty = (shown: Shown, left: number): Shown =>
  left === 0 && shown.press.hasMoved && shown.press.open.size === 0
    ? { ...shown, tab: 'matched', press: { ...shown.press, hasMoved: false } }
    : shown;
