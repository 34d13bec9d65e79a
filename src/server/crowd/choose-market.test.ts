import { expect, test } from 'vitest';
import { createRandom } from '#server/maker/random.ts';
import { chooseMarket } from './choose-market.ts';
import { casher } from './habits/casher.ts';
import { favouriteBacker } from './habits/favourite-backer.ts';
import { aDefinition, anOutlook } from './habits/seen.fixture.ts';
import { habits } from './habits/all-habits.ts';

const random = createRandom('choose');
const minute = 60_000;
const inPlay = anOutlook(-minute, { definition: aDefinition({ marketId: 'now', inPlay: true }) });
const soon = anOutlook(minute, { definition: aDefinition({ marketId: 'soon' }) });
const later = anOutlook(60 * minute, { definition: aDefinition({ marketId: 'later' }) });

const chosen = (...args: Parameters<typeof chooseMarket>) => chooseMarket(...args)?.definition.marketId;

test('markets in play and soon are chosen most, and those later now and then', () => {
  const counts = { now: 0, soon: 0, later: 0 };
  for (let time = 0; time < 1_000; time++)
    counts[chosen([later, soon, inPlay], [], favouriteBacker, random) as 'now']++;
  expect(counts.now).toBeGreaterThan(counts.soon);
  expect(counts.soon).toBeGreaterThan(counts.later);
  expect(counts.later).toBeGreaterThan(20);
});

test('one that comes back looks at its own markets more often than not', () => {
  const looks = Array.from({ length: 200 }, () => chosen([soon], [inPlay], casher, random));
  expect(looks.filter((marketId) => marketId === 'now').length).toBeGreaterThan(100);
  expect(new Set(looks)).toEqual(new Set(['now', 'soon']));
});

test('markets without a book interest nobody but those who take quotes, and where nothing interests nothing is chosen', () => {
  const quoted = anOutlook(minute, { definition: aDefinition({ kind: 'SESSION' }) });
  expect(habits.filter(([habit]) => habit.interest(quoted) > 0)).toHaveLength(1);
  expect(chooseMarket([quoted], [], favouriteBacker, random)).toBeNull();
  expect(chooseMarket([], [], favouriteBacker, random)).toBeNull();
});
