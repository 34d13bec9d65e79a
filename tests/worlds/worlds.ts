import type { Exploration } from './explorer.ts';
import { buildSite, type Plant } from './site.ts';
import { World, type WorldOptions } from './world.ts';

type Kind = Omit<WorldOptions, 'site'>;

const bets = { pick: 2, place: 6, answerBet: 3, cancelBet: 1 };

/** One tab, gateway and exchange: bets, changes of bets, and payments over a bad wire. */
const wire: Kind = {
  tabs: 1,
  isSignedIn: () => true,
  presses: { signIn: 20, signOut: 0.05, ...bets, pay: 0.7, answerPayment: 2, look: 0.3, crash: 0.4 },
  happenings: { match: 0.5, suspend: 0.2 },
};

/** Two tabs of one browser on one storage: who is signed in, and what both of them hold. */
const tabs: Kind = {
  tabs: 2,
  isSignedIn: (seed) => seed % 3 !== 0,
  presses: {
    ...bets,
    signIn: 8,
    signOut: 1,
    pick: 0.5,
    remove: 0.3,
    pay: 0.2,
    answerPayment: 1,
    look: 0.5,
    crash: 0.3,
  },
  happenings: { match: 0.2, suspend: 0.1, revoke: 0.1, sleep: 0.3 },
};

export const worlds = { wire, tabs } as const;
export type WorldName = keyof typeof worlds;

/** A world of the site, or of the site with a fault planted in it. */
export function explorationOf(name: WorldName, plant?: Plant): Exploration {
  const site = buildSite(plant);
  return { open: (seed) => World.open(seed, { ...worlds[name], site }), length: 32 };
}
