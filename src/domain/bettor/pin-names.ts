import { maxPinnedMarkets } from './bettor-settings.ts';

/** What a pinned market was called when it was last shown. */
export interface PinName {
  marketId: string;
  marketName: string;
  eventName: string;
}

/** Those that were unpinned are among them for a while. */
const namesKept = 2 * maxPinnedMarkets;

/** Puts the market last; the first goes when there are too many. */
export const withPinName = (names: readonly PinName[], name: PinName): readonly PinName[] =>
  [...names.filter(({ marketId }) => marketId !== name.marketId), name].slice(-namesKept);

const isText = (value: unknown): value is string => typeof value === 'string';

const isPinName = (value: unknown): value is PinName => {
  const { marketId, marketName, eventName } = (value ?? {}) as Record<string, unknown>;
  return isText(marketId) && isText(marketName) && isText(eventName);
};

/** Reads what whichever version kept; what it does not know is left out. */
export const readPinNames = (kept: unknown): readonly PinName[] =>
  Array.isArray(kept) ? kept.filter(isPinName) : [];
