import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBrowser, stubBrowser } from './acting-tab.ts';
import { must } from '#domain/must.ts';
import { explore, replaySteps, shrink } from './explorer.ts';
import { plantedFaults } from './planted-faults.ts';
import { explorationOf } from './worlds.ts';

beforeAll(stubBrowser);
afterAll(restoreBrowser);

/** The gate's, for one world: what it would not find there is not found. */
const most = 1_500;

test.each(plantedFaults)('is found: $what', async ({ world, plant, breaks }) => {
  const exploration = explorationOf(world, plant);
  const found = await explore(exploration, most);
  expect(found?.rule).toMatch(breaks);
  const { seed, steps, rule } = await shrink(exploration, must(found));
  // What is left is replayed by its seed and its steps, and none of the steps can be spared.
  expect(await replaySteps(exploration, seed, steps)).toMatchObject({ rule });
  for (const at of steps.keys()) {
    const without = [...steps.slice(0, at), ...steps.slice(at + 1)];
    expect((await replaySteps(exploration, seed, without))?.rule, steps[at]).not.toBe(rule);
  }
});

test('a schedule follows from its seed alone', async () => {
  const { world, plant } = must(plantedFaults[1]);
  const exploration = explorationOf(world, plant);
  const found = must(await explore(exploration, most));
  const again = await explore(exploration, 1, found.seed);
  expect(again).toEqual({ ...found, tried: 1 });
});
