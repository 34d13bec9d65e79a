import { afterAll, expect, test } from 'vitest';
import { expectations, type Expectations, type ExpectedRunner } from './checkpoints.ts';
import { asText, definition, marketId, mcm, writeFixture } from './recording.test-data.ts';
import { verifyRecording } from './verify-recording.ts';

const closed = definition({
  status: 'CLOSED',
  version: 3,
  settledTime: '2026-01-02T11:00:00.000Z',
  runners: [
    { id: 1, status: 'WINNER', sortPriority: 1, name: 'Reds' },
    { id: 2, status: 'LOSER', sortPriority: 2, name: 'Blues' },
  ],
});

const recording = writeFixture(
  asText([
    mcm(10, { img: true, marketDefinition: definition(), rc: [] }),
    mcm(20, {
      rc: [
        {
          id: 1,
          ltp: 2,
          tv: 4.5,
          atb: [
            [2, 1],
            [1.9, 2],
            [1.8, 3],
            [1.7, 4],
          ],
          trd: [
            [2, 0.1],
            [3, 0.2],
          ],
        },
      ],
    }),
    mcm(30, { marketDefinition: closed, rc: [] }),
  ]),
  afterAll,
);

// printf '1;0.00;ltp=2.00;tv=4.50;atb=2.00|1.00 1.90|2.00 1.80|3.00 1.70|4.00;atl=;trd=2.00|0.10 3.00|0.20;batb=;batl=;bdatb=;bdatl=' | sha256sum
const bookHash = 'a70ec42b85b6c55d9ee4209b4e09cd9572974dc29838d77863e3b8e079973660';
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const open = { status: 'OPEN', inPlay: false, betDelay: 0, version: 1 };
const reds: ExpectedRunner = {
  ltp: 2,
  tv: 4.5,
  atb3: [
    [2, 1],
    [1.9, 2],
    [1.8, 3],
  ],
  atl3: [],
  atb_n: 4,
  atl_n: 0,
  trd_n: 2,
  trd_sum: 0.3,
};

const right: Expectations = {
  messages: 3,
  checkpoints: [
    { msg: 0, pt: 10, markets: { [marketId]: { ...open, sha256: emptyHash, runners: 0, book: {} } } },
    {
      msg: 1,
      pt: 20,
      markets: { [marketId]: { ...open, sha256: bookHash, runners: 1, book: { '1/0': reds } } },
    },
    {
      msg: 2,
      pt: 30,
      markets: { [marketId]: { ...open, status: 'CLOSED', version: 3, sha256: bookHash, runners: 1 } },
    },
  ],
  final: {
    [marketId]: {
      eventName: 'Reds v Blues',
      status: 'CLOSED',
      settledTime: '2026-01-02T11:00:00.000Z',
      runners: [
        { id: 1, status: 'WINNER' },
        { id: 2, status: 'LOSER', name: 'Blues' },
      ],
    },
  },
};

/** Returns the differences at each checkpoint after `spoil` has changed the expectations. */
async function differences(spoil: (expected: Expectations) => void = () => {}): Promise<string[][]> {
  const expected = structuredClone(right);
  spoil(expected);
  const { points } = await verifyRecording(recording, expectations.parse(expected));
  return points.map((point) => point.differences);
}

test('a recording is equal at every checkpoint of its own', async () => {
  expect(await differences()).toEqual([[], [], []]);
});

const wrongs: [what: string, spoil: (expected: Expectations) => void, at: number, difference: RegExp][] = [
  ['hash', (e) => (e.checkpoints[1]!.markets[marketId]!.sha256 = emptyHash), 1, /1\.100: sha256 is/],
  ['status', (e) => (e.checkpoints[2]!.markets[marketId]!.status = 'OPEN'), 2, /status is "CLOSED"/],
  ['version', (e) => (e.checkpoints[0]!.markets[marketId]!.version = 9), 0, /version is 1, expected 9/],
  ['time', (e) => (e.checkpoints[0]!.pt = 11), 0, /published at 10, expected 11/],
  [
    'top three',
    (e) => (e.checkpoints[1]!.markets[marketId]!.book!['1/0']!.atb3[2] = [1.7, 4]),
    1,
    /1\/0 atb3/,
  ],
  [
    'traded sum',
    (e) => (e.checkpoints[1]!.markets[marketId]!.book!['1/0']!.trd_sum = 0.31),
    1,
    /trd_sum is 0\.3,/,
  ],
  [
    'market',
    (e) => (e.checkpoints[0]!.markets['1.5'] = e.checkpoints[0]!.markets[marketId]!),
    0,
    /1\.5 is not in/,
  ],
  [
    'winner',
    (e) => (e.final[marketId]!.runners[1]!.status = 'WINNER'),
    2,
    /in the end: 2\/0 status is "LOSER"/,
  ],
  ['length', (e) => (e.messages = 4), 2, /3 messages, expected 4/],
  ['end', (e) => (e.checkpoints[2]!.msg = 3), 2, /never reached: the recording has 3 messages/],
];

test.each(wrongs)('a wrong %s is a difference at its checkpoint only', async (_, spoil, at, difference) => {
  const found = await differences(spoil);
  expect(found.map((list) => list.length > 0)).toEqual([0, 1, 2].map((index) => index === at));
  expect(found[at]!.join('\n')).toMatch(difference);
});

test('of two copies in one image the one of the higher version is read, and what follows is merged into it', async () => {
  const copy = (version: number, status: string, price: number) => ({
    img: true,
    marketDefinition: definition({ version, status }),
    rc: [{ id: 1, atb: [[price, 100]] }],
  });
  const file = writeFixture(
    asText([
      mcm(10, copy(200, 'OPEN', 2.5), copy(100, 'SUSPENDED', 7)),
      mcm(20, { rc: [{ id: 1, atb: [[2.5, 150]] }] }),
    ]),
  );
  // printf '1;0.00;ltp=null;tv=null;atb=2.50|150.00;atl=;trd=;batb=;batl=;bdatb=;bdatl=' | sha256sum
  const sha256 = '4f28c3653a75967702685bc58b4b586e9abe8fb7d1c28308c1edafa4e9dced4b';
  const after = { ...open, version: 200, sha256, runners: 1 };
  const expected = { messages: 2, checkpoints: [{ msg: 1, pt: 20, markets: { [marketId]: after } }] };
  const { points } = await verifyRecording(file, expectations.parse(expected));
  expect(points.map(({ differences: found }) => found)).toEqual([[]]);
});
