import type { Choice } from './explorer.ts';
import type { World } from './world.ts';

/** What happens outside the bettor's browser. */
export type Happening = 'match' | 'suspend' | 'revoke' | 'sleep';
export type Happenings = Partial<Record<Happening, number>>;

type Happens = [what: Happening, says: string, run: () => void | Promise<void>];

const nap = 10 * 60_000;

export function outsideChoices(world: World, happenings: Happenings): Choice[] {
  const { exchange } = world;
  const all: Happens[] = [
    ['match', 'Somebody lays Home at 2.36', () => exchange.layBy(15_000, 236)],
    ['match', 'Somebody lays Home at 4', () => exchange.layBy(15_000, 400)],
    ['suspend', 'The market is suspended', () => exchange.setStatus('SUSPENDED')],
    ['suspend', 'The market opens again', () => exchange.setStatus('OPEN')],
    ['revoke', 'The operator ends Asha’s sessions', () => exchange.endAll()],
  ];
  // What is being written is written before a device sleeps.
  if (!world.underWay.has('storage'))
    all.push(['sleep', 'The device sleeps for ten minutes', () => world.sleep(nap)]);
  return all.flatMap(([what, says, run]) => {
    const weight = happenings[what] ?? 0;
    return weight > 0 ? [{ says, weight, run }] : [];
  });
}
