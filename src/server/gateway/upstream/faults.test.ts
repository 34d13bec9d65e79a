import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { scriptedUpstream } from '../testing/scripted-upstream.ts';
import { Unauthorised } from './failures.ts';
import { openFaults } from './faults.ts';
import type { Upstream } from './upstream.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([{ LAYLINE_PRODUCTION: '1' }, { LAYLINE_DEMO_IN_PUBLIC: '1' }, { LAYLINE_HOST: '0.0.0.0' }])(
  'the place of faults cannot be loaded with %o',
  async (env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    // Nor may another file be given what was loaded, or failed to, with these settings.
    onTestFinished(() => void vi.resetModules());
    vi.resetModules();
    await expect(import('./faults.ts')).rejects.toThrow('Faults cannot be made here.');
  },
);

const session = {
  token: 'new',
  userDetail: { userName: 'ben', isLogin: 1, isSelfExcluded: false, isTimedOut: false },
};
const sent: unknown[] = [];
const answers = {
  ...scriptedUpstream(),
  sports: () => Promise.resolve([]),
  forgetEvents: () => undefined,
  user: () => Promise.resolve({ userName: 'ben' }),
  signIn: () => Promise.resolve(session),
  sendInstructions: (_: unknown, { instructions }: { instructions: { clientId: string }[] }) => {
    sent.push(...instructions);
    const results = instructions.map(({ clientId }) => ({
      status: 'ACCEPTED',
      clientId,
      orders: [],
      fills: [],
    }));
    return Promise.resolve({ results });
  },
} as unknown as Upstream;

test('without a fault the exchange answers as it is', async () => {
  const { upstream } = openFaults(answers);
  expect(await upstream.sports()).toEqual([]);
});

test('refused calls are not answered until the fault ends', async () => {
  const { upstream, faults } = openFaults(answers);
  const end = faults.refuse();
  await expect(upstream.sports()).rejects.toThrow(NoAnswer);
  end();
  expect(await upstream.sports()).toEqual([]);
});

test('tokens of before are refused for good; those given out afterwards work, and visitors may look', async () => {
  const { upstream, faults } = openFaults(answers);
  faults.expireTokens();
  await expect(upstream.user({ token: 'old' })).rejects.toThrow(Unauthorised);
  expect(await upstream.sports()).toEqual([]);
  await upstream.signIn({ token: null }, { userName: 'ben', password: 'long enough' });
  expect(await upstream.user({ token: 'new' })).toEqual({ userName: 'ben' });
  await expect(upstream.user({ token: 'old' })).rejects.toThrow(Unauthorised);
});

test('a blocked bettor’s bets are refused in their places, and cancels go through', async () => {
  const { upstream, faults } = openFaults(answers);
  faults.block();
  const { results } = await upstream.sendInstructions(
    { token: 'a' },
    {
      marketId: 'm',
      instructions: [
        { type: 'PLACE', clientId: 'place-01', runnerId: 'r', side: 'BACK', odds: 200, stake: 100_00 },
        { type: 'CANCEL', clientId: 'cancel-1', orderId: 'o' },
      ],
    },
  );
  expect(results.map(({ status, clientId }) => [status, clientId])).toEqual([
    ['REFUSED', 'place-01'],
    ['ACCEPTED', 'cancel-1'],
  ]);
  expect(sent).toEqual([expect.objectContaining({ clientId: 'cancel-1' })]);
});

test('a blocked bettor is offered no cash out, and gets none, until the fault ends', async () => {
  const quote = { legs: [], before: [], after: [], isWhole: true, worth: 0 };
  const result = { result: { status: 'ACCEPTED', clientId: 'cash-out-1' } };
  const { upstream, faults } = openFaults({
    ...answers,
    cashOutQuote: () => Promise.resolve(quote),
    cashOut: () => Promise.resolve(result),
  } as unknown as Upstream);
  const caller = { token: 'a' };
  const ask = () => upstream.cashOutQuote(caller, { marketId: 'm' });
  const take = () =>
    upstream.cashOut(caller, {
      marketId: 'm',
      clientId: 'cash-out-1',
      runnerId: null,
      percent: 100,
      legs: [],
      before: [],
    });
  const end = faults.block();
  expect(await ask()).toMatchObject({ isRefusal: true, code: 'BLOCKED' });
  expect(await take()).toMatchObject({
    result: { status: 'REFUSED', clientId: 'cash-out-1', code: 'BLOCKED' },
  });
  end();
  expect(await ask()).toEqual(quote);
  expect(await take()).toEqual(result);
});

test('a cut ends open streams and refuses new ones until it ends', async () => {
  const { upstream, faults } = openFaults({
    ...answers,
    watchEvent: async function* (_: string, signal: AbortSignal) {
      yield { type: 'UNKNOWN_EVENT', eventId: 'e' } as const;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
  const { signal } = new AbortController();
  /** Resolves once its first message has come; then `ended` resolves with its end. */
  const read = async () => {
    const messages = upstream.watchEvent('e', signal)[Symbol.asyncIterator]();
    expect((await messages.next()).value).toMatchObject({ eventId: 'e' });
    return { ended: messages.next() };
  };
  const { ended } = await read();
  const end = faults.cut();
  expect(await ended).toMatchObject({ done: true });
  await expect(read()).rejects.toThrow(NoAnswer);
  end();
  const again = await read();
  faults.cut();
  expect(await again.ended).toMatchObject({ done: true });
});

test('bets that are held back reach the exchange late, and nothing else does', async () => {
  const { upstream, faults } = openFaults(answers);
  const end = faults.delayBets(30);
  const before = sent.length;
  const bet = {
    type: 'PLACE',
    clientId: 'late-0001',
    runnerId: 'r',
    side: 'BACK',
    odds: 200,
    stake: 100_00,
  } as const;
  const placed = upstream.sendInstructions({ token: 'a' }, { marketId: 'm', instructions: [bet] });
  expect(await upstream.sports()).toEqual([]);
  expect(sent).toHaveLength(before);
  end();
  expect((await placed).results).toMatchObject([{ status: 'ACCEPTED', clientId: 'late-0001' }]);
  expect(sent).toHaveLength(before + 1);
});
