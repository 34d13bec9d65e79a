import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBrowser, stubBrowser } from './acting-tab.ts';
import { askedSeed, schedules } from './counts.ts';
import { findingInWords } from './explorer.ts';
import { explorationOf } from './worlds.ts';

beforeAll(stubBrowser);
afterAll(restoreBrowser);

test('one tab, gateway and exchange: every promise holds, whatever arrives when', async () => {
  const exploration = explorationOf('wire');
  const [count, first] = askedSeed === null ? [schedules, 1] : [1, askedSeed];
  expect(await findingInWords(exploration, count, first)).toBeNull();
});
