import fc from 'fast-check';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import type { FuzzRequest } from './fuzz/fuzz-request.ts';
import { graphqlRequests } from './fuzz/graphql-requests.ts';
import type { Hints } from './fuzz/hints.ts';
import { restRequests, type OpenApi } from './fuzz/rest-requests.ts';
import { closeConnections, send } from './fuzz/send.ts';
import { endsSession, headersOf } from './fuzz/who-asks.ts';
import { World } from './fuzz/world.ts';

/** How many requests each exchange gets; a long run uses several exchanges. */
const requestsEach = 2_000;
const worlds = process.env.LAYLINE_LONG ? 25 : 1;
const seed = Number(process.env.LAYLINE_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Counts answers by kind, and records which operations were ever reached. */
class Tally {
  readonly kinds: Record<string, number> = {};
  readonly reached = new Set<string>();

  count(name: string, kind: string): void {
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    if (kind === 'accepted' || kind === 'refused') this.reached.add(name);
  }
}

/** Collects what a later request can ask about. */
function learn(hints: Hints, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'object') learn(hints, value);
    else if (['code', 'sessionId', 'orderId', 'paymentId', 'payeeId'].includes(key)) hints.add(key, value);
  }
}

/** Sends a request and returns what is wrong with the answer; null when nothing is. */
async function ask(
  world: World,
  request: FuzzRequest,
  { credentials, tally, name }: { credentials: Record<string, string>; tally: Tally; name: string },
) {
  const headers = { ...request.sent.headers, ...credentials };
  const heard = await send(world[request.at].url, { ...request.sent, headers });
  const verdict = request.judge(heard);
  tally.count(name, verdict.kind);
  if ('data' in verdict) learn(world.hints, verdict.data);
  return verdict;
}

const told = ({ name, who, at, sent }: FuzzRequest) =>
  `${at} ${name} (${who}) ${sent.method} ${sent.path.slice(0, 300)} ${sent.body?.slice(0, 600) ?? ''}`;

test.each(Array.from({ length: worlds }, (_, index) => seed + index))(
  '[R13] nothing that is asked is a fault, a hang, or a change that it must not be (LAYLINE_FUZZ_SEED=%i)',
  { timeout: 900_000 },
  async (worldSeed) => {
    const world = await World.open();
    onTestFinished(async () => {
      closeConnections();
      await world.close();
    });
    const document = (await (await fetch(`${world.exchange.url}/openapi.json`)).json()) as OpenApi;
    const { data } = await world.gateway.post(
      JSON.stringify({ query: getIntrospectionQuery({ oneOf: true }) }),
    );
    const schema = buildClientSchema(data as IntrospectionQuery);
    const operations = [...restRequests(document, world.hints), ...graphqlRequests(schema, world.hints)];
    const tally = new Tally();
    let known = await world.digest();
    let since: string[] = [];
    let asked = 0;
    let compared = 0;

    /** Checks that nothing has changed since the last accepted request. */
    const expectAsKnown = async () => {
      const now = await world.digest();
      // While a bet's in-play delay runs, that bet changes what is stored.
      if (known !== null && now !== null) compared++;
      const isStill = known === null || now === null || now === known;
      expect(isStill, `changed by one of:\n${since.join('\n')}`).toBe(true);
      since = [];
    };

    const put = async (name: string, request: FuzzRequest) => {
      asked++;
      const isPassing = endsSession(request);
      if (isPassing || (request.mayBeAccepted && request.sent.method !== 'GET')) await expectAsKnown();
      const credentials = await headersOf(world, request);
      // Creating the passing session has signed somebody up.
      if (isPassing) known = await world.digest();
      since.push(told(request));
      const verdict = await ask(world, request, { credentials, tally, name });
      if (verdict.kind === 'wrong') throw new Error(`${verdict.why}: ${told(request)}`);
      if ('changes' in verdict && verdict.changes) known = await world.digest();
    };
    const begin = async () => {
      await expectAsKnown();
      await world.tend();
      known = await world.digest();
    };

    const round = fc.record(Object.fromEntries(operations.map(({ name, requests }) => [name, requests])));
    const { errorInstance } = await fc.check(
      fc.asyncProperty(round, async (requests) => {
        await begin();
        for (const [name, request] of Object.entries(requests)) await put(name, request);
        expect(await world.check()).toEqual([]);
      }),
      { numRuns: Math.ceil(requestsEach / operations.length), seed: worldSeed, endOnFailure: true },
    );
    if (errorInstance) throw errorInstance;
    // Expensive requests are rarely let in, so they are repeated until one is.
    for (const { name, requests } of operations) {
      if (tally.reached.has(name)) continue;
      await begin();
      for (const request of fc.sample(requests, { numRuns: 150, seed: worldSeed }))
        if (!tally.reached.has(name)) await put(name, request);
      expect(await world.check()).toEqual([]);
    }
    await expectAsKnown();

    console.log(
      `${asked} requests, what is stored compared ${compared} times (LAYLINE_FUZZ_SEED=${worldSeed}): ${JSON.stringify(tally.kinds)}`,
    );
    expect(asked).toBeGreaterThanOrEqual(requestsEach);
    expect(compared).toBeGreaterThan(asked / 10);
    // The run proves nothing if every request is turned away at the door.
    expect(operations.map(({ name }) => name).filter((name) => !tally.reached.has(name))).toEqual([]);
    for (const kind of ['accepted', 'refused', 'invalid', 'notPermitted'])
      expect(tally.kinds[kind], kind).toBeGreaterThan(asked / 20);
  },
);
