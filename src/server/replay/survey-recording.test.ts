import { expect, test } from 'vitest';
import { mcmMessage } from './mcm-message.ts';
import { definition, marketId, mcm } from './recording.test-data.ts';
import { surveyRecording } from './survey-recording.ts';

async function survey(...messages: object[]) {
  async function* recording() {
    for (const message of messages) yield mcmMessage.parse(message);
  }
  return surveyRecording(recording());
}

const priced = [{ id: 2, atb: [[2, 1]] }];
const opened = (changed: object = {}) =>
  mcm(0, { img: true, marketDefinition: definition(changed), rc: priced });

test('messages and the length of the play are counted, idle time skipped', async () => {
  expect(await survey(opened(), mcm(1_000, {}), mcm(60_000, {}))).toMatchObject({
    messages: 3,
    length: 6_000,
    markets: [{ id: marketId }],
  });
});

test.each([
  ['handicap', { bettingType: 'ASIAN_HANDICAP_DOUBLE_LINE' }],
  ['handicap', { runners: [1, 2].map((id) => ({ id, hc: id - 1.5, status: 'ACTIVE' })) }],
  ['otherBetting', { bettingType: 'LINE' }],
  ['eachWay', { marketType: 'EACH_WAY' }],
  ['winners', { numberOfWinners: 2 }],
  ['winners', { numberOfWinners: 0 }],
  ['runners', { runners: [{ id: 1, status: 'ACTIVE' }] }],
])('a market is left out: %s', async (fault, changed) => {
  const { markets, marketsLeftOut } = await survey(
    opened(changed),
    mcm(1, { rc: [{ id: 1, atb: [[5.33, 1]] }] }),
  );
  expect(markets).toEqual([]);
  expect(marketsLeftOut).toEqual({
    noDefinition: 0,
    handicap: 0,
    eachWay: 0,
    otherBetting: 0,
    winners: 0,
    runners: 0,
    noPrices: 0,
    [fault]: 1,
  });
});

test('a market that never has a definition is left out', async () => {
  const { marketsLeftOut } = await survey(mcm(0, { rc: [{ id: 1, ltp: 2 }] }));
  expect(marketsLeftOut.noDefinition).toBe(1);
});

test('a level that cannot be shown counts once for as long as it stands', async () => {
  const { levelsLeftOut } = await survey(
    opened(),
    mcm(1, {
      rc: [
        {
          id: 1,
          atb: [
            [5.33, 1],
            [5, 1],
          ],
        },
      ],
    }),
    mcm(2, {
      rc: [
        {
          id: 1,
          atb: [
            [5.33, 7],
            [4, 1],
          ],
        },
      ],
    }),
    mcm(3, {
      rc: [
        {
          id: 1,
          atb: [[5.33, 0]],
          atl: [
            [4.9, 9],
            [5.1, 2],
          ],
        },
      ],
    }),
    mcm(4, { rc: [{ id: 1, atb: [[5.33, 1]], atl: [[4.9, 0]] }] }),
  );
  expect(levelsLeftOut).toEqual({ offLadder: 2, crossed: 1, tooSmall: 0 });
});

test('entries of virtual columns are counted', async () => {
  const { virtualEntries } = await survey(
    opened(),
    mcm(1, {
      rc: [
        {
          id: 1,
          bdatb: [
            [0, 2, 1],
            [1, 3, 1],
          ],
          bdatl: [[0, 2, 1]],
          batb: [[0, 2, 1]],
        },
      ],
    }),
  );
  expect(virtualEntries).toBe(3);
});

test('older copies of a market are counted', async () => {
  const copies = survey(
    opened({ version: 5 }),
    opened({ version: 4 }),
    opened({ version: 5 }),
    opened({ version: 3 }),
  );
  expect((await copies).olderCopies).toBe(2);
});

test('displayed levels are no extra where they are all there is of a market', async () => {
  const displayed = { rc: [{ id: 1, bdatb: [[0, 2, 1]] }] };
  const bare = mcm(0, { img: true, marketDefinition: definition(), ...displayed });
  expect(await survey(bare)).toMatchObject({ virtualEntries: 0, markets: [{ depth: 'displayed' }] });
  expect(await survey(bare, opened())).toMatchObject({ virtualEntries: 1, markets: [{ depth: 'full' }] });
});

test.each([
  ['nothing at all', undefined],
  ['trades alone', [{ id: 1, ltp: 2, trd: [[2, 5]], tv: 5 }]],
  ['depth without a price', [{ id: 1, atb: [], batb: [] }]],
])('a market of which the recording has %s is left out: there is nothing to bet at', async (_, rc) => {
  const { markets, marketsLeftOut } = await survey(mcm(0, { marketDefinition: definition(), rc }));
  expect([markets, marketsLeftOut.noPrices]).toEqual([[], 1]);
});

test('later facts of played markets are counted, those of a runner that comes back too', async () => {
  const [red, blue] = (definition() as { runners: object[] }).runners;
  const later = (changed: object) => mcm(1, { marketDefinition: definition(changed) });
  const { laterFacts } = await survey(
    opened(),
    later({ marketTime: '2026-01-02T10:05:00.000Z' }),
    mcm(2, {}),
    later({ marketTime: '2026-01-02T10:10:00.000Z', runners: [red] }),
    later({ marketTime: '2026-01-02T10:10:00.000Z', runners: [red, blue, { id: 3, status: 'ACTIVE' }] }),
  );
  expect([...laterFacts]).toEqual([
    ['startTime', 2],
    ['returned', 1],
    ['joined', 1],
  ]);
  const leftOut = await survey(
    opened({ bettingType: 'LINE' }),
    later({ bettingType: 'LINE', name: 'Other' }),
  );
  expect(leftOut.laterFacts.size).toBe(0);
});

test('names that come late are known', async () => {
  const nameless = { name: null, eventName: null, runners: [1, 2].map((id) => ({ id, status: 'ACTIVE' })) };
  const { markets } = await survey(
    opened(nameless),
    mcm(1, { marketDefinition: definition() }),
    opened(nameless),
  );
  expect(markets[0]?.definition).toMatchObject({
    name: 'Match Odds',
    eventName: 'Reds v Blues',
    runners: [{ name: 'Reds' }, { name: 'Blues' }],
  });
});

test('a runner that a later definition no longer lists is in the market', async () => {
  const [red, blue] = (definition() as { runners: { id: number; name: string }[] }).runners;
  const { markets } = await survey(
    opened({ runners: [red, { ...blue, id: 3, name: 'Greens' }, blue] }),
    mcm(1, { marketDefinition: definition({ runners: [red, blue] }) }),
  );
  expect(markets[0]?.definition.runners.map(({ name }) => name)).toEqual(['Reds', 'Blues', 'Greens']);
});

test('a market starts when it turns in play, or at its time, even after the recording', async () => {
  const startOf = async (...messages: object[]) => (await survey(...messages)).markets[0]?.startsAt;
  const late = definition({ marketTime: '1970-01-01T00:01:00.000Z' });
  expect(await startOf(opened(late), mcm(60_500, {}))).toBe(5_000);
  expect(await startOf(opened(late), mcm(2_000, {}))).toBe(60_000);
  const inPlay = { ...late, inPlay: true };
  expect(await startOf(opened(late), mcm(900, { marketDefinition: inPlay }))).toBe(900);
});

test('a start that is put off is the later one, unless the market is in play', async () => {
  const startOf = async (...messages: object[]) => (await survey(...messages)).markets[0]?.startsAt;
  const at = (pt: number, second: number, changed: object = {}) =>
    mcm(pt, {
      rc: priced,
      marketDefinition: definition({ marketTime: `1970-01-01T00:00:0${second}.000Z`, ...changed }),
    });
  expect(await startOf(at(0, 1), at(1_000, 1), at(2_000, 3), mcm(3_500, {}))).toBe(3_500);
  expect(await startOf(at(0, 1), at(900, 1, { inPlay: true }), at(2_000, 3, { inPlay: true }))).toBe(900);
});
