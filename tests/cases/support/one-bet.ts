import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { Desk } from './desk.ts';
import { placeFor, theRunner } from './order-flow.ts';
import { fromMinor } from './units.ts';

/** How the market of one bet ends. */
export interface Ending {
  /** The bet's runner, or VOID for the whole market. */
  ends: 'WINNER' | 'LOSER' | 'REMOVED' | 'VOID';
  /** How many can win. */
  places: number;
  /** How many won before those in the dead heat. */
  outright: number;
  /** How many tied for the places left; if it equals them, there is no dead heat. */
  tied: number;
}

/** What a matched bet is paid when its market is settled; undefined when nothing of it was settled. */
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
  // If the bet's runner won, it was one of those that tied.
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
