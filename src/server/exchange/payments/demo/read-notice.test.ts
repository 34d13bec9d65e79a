import { expect, test } from 'vitest';
import { rupees } from '../testing/paying-engine.fixture.ts';
import { signed } from '../testing/signed.fixture.ts';
import { openToldWorld } from '../testing/told-world.fixture.ts';
import { moved, noticeOf } from '../testing/told-provider.fixture.ts';

const minute = 60_000;
const thousand = 1_000 * rupees;

async function withDeposit() {
  const opened = openToldWorld();
  opened.world.deposit(thousand);
  await opened.world.settle();
  return opened;
}

const came = (changes = {}) => noticeOf('APPROVED', moved('PAY_IN', thousand, changes));

test.each([
  ['without a signature', {}],
  ['with a guessed one', { key: 'a-key-that-is-not-the-provider’s' }],
  ['from six minutes ago', { at: -6 * minute }],
  ['from in six minutes', { at: 6 * minute }],
])(
  'a call-back %s books nothing and is noted',
  async (how, { key, at = 0 }: { key?: string; at?: number }) => {
    const { world } = await withDeposit();
    const { body, headers } = signed(came(), world.clock.now() + at, key);
    const heard = await world.desk.hear('demo', body, how === 'without a signature' ? {} : headers);
    expect([heard, world.stateOf('p1'), world.balanceOf('ann')]).toEqual(['UNSIGNED', 'WAITING', 0]);
    expect(world.audit.at(-1)).toBe('UNSIGNED_NOTICE');
  },
);

test('a call-back whose body was changed on the way is not the provider’s', async () => {
  const { world } = await withDeposit();
  const { body, headers } = signed(came(), world.clock.now());
  const changed = Buffer.from(body.toString().replace('100000', '900000'));
  expect(await world.desk.hear('demo', changed, headers)).toBe('UNSIGNED');
});

test('nor is one under the time of another', async () => {
  const { world } = await withDeposit();
  const { body, headers } = signed(came(), world.clock.now());
  const atAnotherTime = { ...headers, 'x-provider-time': String(world.clock.now() + 1) };
  expect(await world.desk.hear('demo', body, atAnotherTime)).toBe('UNSIGNED');
});

test('a signed one that is none, or is for nobody here, changes nothing', async () => {
  const { world, hear } = await withDeposit();
  expect(await hear({ ...came(), state: 'LOST' as never })).toBe('UNREADABLE');
  const { body, headers } = signed(came(), world.clock.now());
  expect(await world.desk.hear('other', body, headers)).toBe('UNKNOWN_PROVIDER');
  expect(await world.desk.hear('upline', body, headers)).toBe('UNSIGNED');
  expect(await hear(noticeOf('REFUSED', null, { paymentId: 'p9' }))).toBe('HEARD');
  expect([world.stateOf('p1'), world.audit.at(-1)]).toEqual(['WAITING', 'NOTICE_OF_UNKNOWN_PAYMENT']);
});
