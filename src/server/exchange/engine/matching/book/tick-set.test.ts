import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TickSet } from './tick-set.ts';

const tickCount = 99_900;
const tick = fc.oneof(fc.nat(tickCount - 1), fc.constantFrom(0, 31, 32, 63, 1023, 1024, 2047, tickCount - 1));

test('the next member above and below any tick is the one that a search would find', () => {
  fc.assert(
    fc.property(
      fc.array(tick, { maxLength: 20 }),
      fc.array(tick, { maxLength: 10 }),
      tick,
      (added, deleted, from) => {
        const set = new TickSet(tickCount);
        for (const one of added) set.add(one);
        for (const one of deleted) set.delete(one);
        const members = added.filter((one) => !deleted.includes(one));
        expect(set.above(from)).toBe(members.filter((one) => one > from).sort((a, b) => a - b)[0] ?? -1);
        expect(set.below(from)).toBe(members.filter((one) => one < from).sort((a, b) => b - a)[0] ?? -1);
      },
    ),
    { numRuns: 2_000 },
  );
});
