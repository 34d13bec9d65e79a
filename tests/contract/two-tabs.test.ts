import { expect, test, vi } from 'vitest';
import { readToken } from '#features/session/session-storage.ts';
import { isSignedIn } from '#machines/session/session.machine.ts';
import { TabsWorld } from '#tests/support/tabs-world.ts';

/**
 * Two tabs of one browser on one storage, whose writes arrive key by key and late, with the exchange's own rules for
 * tokens, in an order that a seed chooses. Nobody signs out, so nobody may be signed out.
 */
const seeds = Array.from({ length: 40 }, (_, at) => at + 1);

test.each(['locks', 'no locks'])('with %s nobody is signed out who did not sign out', async (kind) => {
  let renewals = 0;
  for (const seed of seeds) {
    const world = await TabsWorld.open(seed, kind === 'locks');
    vi.stubGlobal('fetch', world.fetch);
    await world.live(10 * 60_000);
    // What is under way at the end arrives.
    await world.live(2 * 60_000, true);
    const held = world.tabs.map(({ actor, reloads, storage }) => {
      expect(reloads, `seed ${seed}\n${world.story()}`).toBe(0);
      expect(isSignedIn(actor.getSnapshot()), `seed ${seed}`).toBe(true);
      return readToken(storage);
    });
    expect(new Set(held).size, `seed ${seed}\n${world.story()}`).toBe(1);
    renewals += world.renewals;
    world.close();
  }
  vi.unstubAllGlobals();
  expect(renewals).toBeGreaterThan(seeds.length * 6);
});
