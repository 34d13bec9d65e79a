import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { Desk } from './desk.ts';
import { placeFor, theRunner } from './order-flow.ts';
import { fromMinor } from './units.ts';

/** How the market of one bet ends. */
export interface Ending {
  /** The bet's runner; or the whole market is void. */
  ends: 'WINNER' | 'LOSER' | 'REMOVED' | 'VOID';
  /** How many can win. */
  places: number;
  /** How many did before those that ran a dead heat. */
  outright: number;
  /** How many ran the dead heat for the places left; as many as those: none. */
  tied: number;
}

/** What a matched bet is paid when its market is settled; undefined: nothing was settled of it. */
export function profitOf(
  { side, price, size }: { side: Side; price: number; size: number },
  { ends, places, outright, tied }: Ending,
): number | undefined {
  const others = Array.from({ length: Math.max(outright + tied, places) + 1 }, (_, at) => `other ${at}`);
  const desk = new Desk();
  const runners = [theRunner, ...others].map((runnerId) => ({ runnerId, name: runnerId }));
  desk.openKind({ runners, numberOfWinners: places, kind: places > 1 ? 'PLACE' : 'WINNER' });
  placeFor(desk, 'other', oppositeSide(side), price, size);
  placeFor(desk, 'bettor', side, price, size);
  if (ends === 'REMOVED') desk.removeRunner(theRunner, 0);
  const placed = outright + tied;
  // The runner, where it won, was one of those that tied.
  const order = ends === 'WINNER' ? others.toSpliced(outright, 0, theRunner) : others;
  desk.end(
    ends === 'VOID'
      ? { winners: [] }
      : placed > places
        ? { winners: order.slice(0, outright), tied: order.slice(outright, placed) }
        : { winners: order.slice(0, places) },
  );
  const paid = desk.paidTo('bettor');
  return paid === undefined ? undefined : fromMinor(paid);
}
