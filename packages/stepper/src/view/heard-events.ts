import type { Offer } from '../core/offers.ts';

/** An event that one or more states of the moment hear. */
export interface HeardEvent {
  readonly descriptor: string;
  readonly offers: readonly Offer[];
  /** Whether any of them would do something for it; null if that depends on its data. */
  readonly isTaken: boolean | null;
}

/** Offers by event: side by side, several states may hear the same one. */
export function heardEvents(offers: readonly Offer[]): readonly HeardEvent[] {
  const byEvent = new Map<string, Offer[]>();
  for (const offer of offers)
    byEvent.set(offer.descriptor, [...(byEvent.get(offer.descriptor) ?? []), offer]);
  return [...byEvent].map(([descriptor, own]) => ({
    descriptor,
    offers: own,
    isTaken: own.some(({ isTaken }) => isTaken)
      ? true
      : own.some(({ isTaken }) => isTaken === null)
        ? null
        : false,
  }));
}

/** By transition that would be taken now: the event that it waits for. */
export function takenEdges(offers: readonly Offer[]): ReadonlyMap<string, string> {
  const taken = offers.filter(({ isTaken }) => isTaken);
  // Where a state and one within it hear the same event, the inner one takes it.
  const isOuter = (outer: Offer) =>
    taken.some((one) => one.descriptor === outer.descriptor && isWithin(one.source, outer.source));
  return new Map(
    taken
      .filter((offer) => !isOuter(offer))
      .flatMap(({ choices, descriptor }) => {
        const first = choices.find(({ verdict }) => verdict?.holds !== false);
        return first ? [[first.edge, descriptor] as const] : [];
      }),
  );
}

const isWithin = (id: string, outer: string): boolean => id !== outer && id.startsWith(`${outer}.`);
