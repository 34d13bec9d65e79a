import { expect, test } from 'vitest';
import type { BankTransaction } from '#contract/payment-provider.ts';
import { ProviderWorld } from './testing/provider-world.fixture.ts';

const usual = 3_000;
const limit = 1_800_000;

const hears = ({ told }: ProviderWorld) =>
  told.map(({ state, transaction }) => `${state} ${transaction?.amount ?? '-'}`);
const bankIds = ({ told }: ProviderWorld) => new Set(told.map(({ transaction }) => transaction?.bankId));
const statusOf = async (world: ProviderWorld) => (await world.call('GET', '/payments/p1')).json.data;
const transactionsOf = async (world: ProviderWorld) =>
  (await world.call('GET', '/transactions?since=2026-05-01T00:00:00Z')).json.data as BankTransaction[];

/** What the exchange hears of a payment of ₹1,000 and so many rupees, after so many milliseconds. */
async function heardOf(kind: 'DEPOSIT' | 'WITHDRAWAL', rupees: number, ms = 2 * usual) {
  const world = new ProviderWorld();
  const asked = await world.ask('p1', { kind, amount: (1_000 + rupees) * 100 });
  await world.advance(ms);
  return { world, asked, heard: hears(world) };
}

test.each([
  [0, ['APPROVED 100000']],
  [1, ['REFUSED -']],
  [2, ['FAILED -']],
  [4, ['APPROVED 100400', 'APPROVED 100400']],
  [5, []],
  [6, ['APPROVED 99600']],
  [8, ['APPROVED 100800', 'TAKEN_BACK 100800']],
  [10, ['APPROVED 101000', 'APPROVED 101000']],
  [11, ['APPROVED 101100']],
])('a deposit whose rupees end in %i', async (rupees, heard) => {
  expect((await heardOf('DEPOSIT', rupees)).heard).toEqual(heard);
});

test.each([
  [0, ['PAID 100000']],
  [2, ['FAILED -']],
  [4, ['PAID 100400', 'PAID 100400']],
  [5, []],
  [6, ['PAID 100600']],
  [7, ['PAID 100700']],
  [8, ['PAID 100800', 'RETURNED 100800']],
  [10, ['PAID 101000']],
])('a withdrawal whose rupees end in %i', async (rupees, heard) => {
  expect((await heardOf('WITHDRAWAL', rupees)).heard).toEqual(heard);
});

test('01: a withdrawal is refused at once', async () => {
  const { world, asked, heard } = await heardOf('WITHDRAWAL', 1);
  expect([asked.status, asked.json.error?.code, heard]).toEqual([422, 'NOT_ACCEPTED', []]);
  expect(await transactionsOf(world)).toEqual([]);
});

test('nothing is approved before three seconds have passed', async () => {
  const { world, heard } = await heardOf('DEPOSIT', 0, usual - 1);
  expect(heard).toEqual([]);
  await world.advance(1);
  expect(hears(world)).toEqual(['APPROVED 100000']);
});

test.each(['DEPOSIT', 'WITHDRAWAL'] as const)('03: a %s is answered after its time limit', async (kind) => {
  const { world, heard } = await heardOf(kind, 3, limit + usual - 1);
  expect(heard).toEqual([]);
  await world.advance(1);
  expect(hears(world)).toEqual([`${kind === 'DEPOSIT' ? 'APPROVED' : 'PAID'} 100300`]);
});

test('04: both call-backs are of one bank transaction, under ids of their own', async () => {
  const { world } = await heardOf('DEPOSIT', 4);
  expect(bankIds(world).size).toBe(1);
  expect(new Set(world.told.map(({ noticeId }) => noticeId)).size).toBe(2);
  expect(await transactionsOf(world)).toHaveLength(1);
});

test('05: it says that it is under way, however long one asks', async () => {
  const { world } = await heardOf('DEPOSIT', 5, 90 * 24 * 3_600_000);
  expect(await statusOf(world)).toEqual({ state: 'WAITING', reason: null, transactions: [] });
});

test('07: the money names a reference that is not the payment’s', async () => {
  const { world } = await heardOf('DEPOSIT', 7);
  expect(world.told.map(({ transaction }) => transaction?.reference)).not.toContain('LAY-1');
});

test.each(['DEPOSIT', 'WITHDRAWAL'] as const)('09: it is away for a %s, whatever is asked', async (kind) => {
  const { world, asked, heard } = await heardOf(kind, 9);
  const looked = await world.call('GET', '/payments/p1');
  const givenUp = await world.call('POST', '/payments/p1/give-up');
  expect([asked, looked, givenUp].map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(heard).toEqual([]);
});

test('10: there are two bank transactions under one reference', async () => {
  const { world } = await heardOf('DEPOSIT', 10);
  expect(bankIds(world).size).toBe(2);
  expect((await transactionsOf(world)).map(({ reference }) => reference)).toEqual(['LAY-1', 'LAY-1']);
});

test('the same id asks once', async () => {
  const world = new ProviderWorld();
  await world.ask('p1');
  await world.advance(1_000);
  await world.ask('p1');
  await world.advance(10 * usual);
  expect(hears(world)).toEqual(['APPROVED 50000']);
});

test('what it has never heard of is null, and a given-up id stays given up', async () => {
  const world = new ProviderWorld();
  expect(await statusOf(world)).toBe(null);
  const givenUp = await world.call('POST', '/payments/p1/give-up');
  expect(givenUp.json.data).toEqual({ outcome: 'GIVEN_UP' });
  world.restart();
  expect((await world.ask('p1')).json.error?.code).toBe('NOT_ACCEPTED');
  await world.advance(usual);
  expect([hears(world), await transactionsOf(world)]).toEqual([[], []]);
  expect(await statusOf(world)).toMatchObject({ state: 'FAILED' });
});

test('a payment can be given up until its money has moved', async () => {
  const world = new ProviderWorld();
  await world.ask('p1');
  await world.ask('p2');
  await world.call('POST', '/payments/p1/give-up');
  await world.advance(usual);
  expect((await world.call('POST', '/payments/p2/give-up')).json.data).toEqual({ outcome: 'TOO_LATE' });
  expect(world.told.map(({ paymentId }) => paymentId)).toEqual(['p2']);
});

test('after a kill everything happens that was to happen, once', async () => {
  const world = new ProviderWorld();
  await world.ask('p1', { amount: 1_008_00 });
  await world.advance(usual);
  world.restart();
  await world.advance(usual);
  world.restart();
  await world.advance(usual);
  expect(hears(world)).toEqual(['APPROVED 100800', 'TAKEN_BACK 100800']);
});

test('it calls back until the exchange has heard, also after a kill of its own', async () => {
  const world = new ProviderWorld();
  world.isHeard = false;
  await world.ask('p1', { amount: 1_008_00 });
  await world.advance(60_000);
  world.restart();
  await world.advance(60_000);
  world.isHeard = true;
  await world.advance(60_000);
  expect(hears(world)).toEqual(['APPROVED 100800', 'TAKEN_BACK 100800']);
});

test('it knows the exchange alone', async () => {
  const world = new ProviderWorld();
  expect((await world.call('GET', '/payments/p1', undefined, 'a guess')).status).toBe(401);
});

test.each([{ amount: 0 }, { amount: 1.5 }, { kind: 'TRANSFER' as never }])(
  '%o is no ask',
  async (changes) => {
    expect((await new ProviderWorld().ask('p1', changes)).status).toBe(400);
  },
);
