import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { playsKept, type Play } from '#domain/market/play.ts';
import { incidentsKept, type Incident } from '#domain/market/scoreboard.ts';
import type { BodyOf } from '#contract/call.ts';
import { getEvent } from '#contract/market.ts';
import { readStream } from '#contract/read-stream.ts';
import { getScore, publishScore } from '#contract/score.ts';
import { streamMessage, type StreamMessage } from '#contract/stream.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const open: AbortController[] = [];
afterEach(() => open.splice(0).forEach((controller) => controller.abort()));

const at = '2026-05-01T12:00:00.000Z';
const board = {
  columns: ['Runs'],
  home: ['4/0'],
  away: [''],
  active: 'HOME' as const,
  detail: '1st innings',
};
const clock = { elapsed: 60, at, rate: 1_000, end: null };
const ball = (number: number): Incident => ({
  number,
  moment: `0.${number}`,
  weight: 'PLAY',
  side: 'HOME',
  mark: '1',
  text: 'One run',
  at,
});

const move = (number: number): Play => ({
  kind: 'MOVE',
  number,
  moment: `${number}'`,
  side: 'HOME',
  what: 'SHOT',
  x: 900,
  y: 500,
  points: 0,
  at,
});

const tell = async (eventId: string, body: BodyOf<typeof publishScore>) =>
  dataOf(await exchange.call(publishScore, { params: { eventId }, body }, exchange.operator));
const scoreOf = async (eventId: string) => dataOf(await exchange.call(getScore, { params: { eventId } }));

/** A stream of scores. Each message is checked against the contract. */
function follow(...eventIds: string[]) {
  const controller = new AbortController();
  open.push(controller);
  const messages = readStream<unknown>(
    exchange.url,
    `/stream?scores=${eventIds.join(',')}`,
    {},
    controller.signal,
  );
  return async <Type extends StreamMessage['type']>(
    type: Type,
  ): Promise<Extract<StreamMessage, { type: Type }>> => {
    for (;;) {
      const { value, done } = await messages.next();
      if (done) throw new Error('The stream has ended');
      const message = streamMessage.parse(value);
      if (message.type === type) return message as Extract<StreamMessage, { type: Type }>;
    }
  };
}

test('a score stream begins with an image, and each change leads on to the score of the call', async () => {
  await exchange.openMarket('followed');
  await tell('followed', { board, incidents: [ball(1)] });
  const next = follow('followed');
  const image = await next('SCORE_IMAGE');
  expect(image).toMatchObject({ eventId: 'followed', board, clock: null, incidents: [ball(1)] });
  await tell('followed', { clock, incidents: [ball(2)] });
  const change = await next('SCORE_CHANGE');
  expect(change).toMatchObject({ epoch: image.epoch, from: image.to, clock, incidents: [ball(2)] });
  expect(change).not.toHaveProperty('board');
  expect(await scoreOf('followed')).toMatchObject({
    epoch: image.epoch,
    to: change.to,
    board,
    clock,
    incidents: [ball(1), ball(2)],
  });
});

test('a heartbeat says where the score stands', async () => {
  await exchange.openMarket('quiet');
  await tell('quiet', { board, incidents: [] });
  const next = follow('quiet');
  const { epoch, to } = await next('SCORE_IMAGE');
  expect(await next('SCORE_HEARTBEAT')).toMatchObject({ eventId: 'quiet', epoch, to });
});

test('what was told before changes nothing, and tells nobody', async () => {
  await exchange.openMarket('again');
  const news = { board, clock, incidents: [ball(1), ball(2)] };
  const first = await tell('again', news);
  const next = follow('again');
  await next('SCORE_IMAGE');
  expect(await tell('again', news)).toEqual(first);
  await tell('again', { incidents: [ball(2), ball(3)] });
  expect(await next('SCORE_CHANGE')).toMatchObject({ from: first.to, incidents: [ball(3)] });
});

test('the score line of the event is set with it', async () => {
  await exchange.openMarket('lined');
  const score = { home: '4/0 (0.1)', away: '', period: '1st innings', note: 'FOUR' };
  await tell('lined', { score, incidents: [] });
  const event = dataOf(await exchange.call(getEvent, { params: { eventId: 'lined' } }));
  expect(event.score).toEqual(score);
});

test('after a restart the score stands as it was told, under a new epoch', async () => {
  await exchange.openMarket('kept');
  await tell('kept', { board, clock, incidents: [ball(1), ball(2)] });
  const before = await scoreOf('kept');
  await exchange.reopen();
  const { epoch, to: _, at: __, ...facts } = await scoreOf('kept');
  expect(facts).toEqual({ eventId: 'kept', board, clock, incidents: [ball(1), ball(2)], plays: [] });
  expect(epoch).not.toBe(before.epoch);
  await tell('kept', { incidents: [ball(2), ball(3)] });
  expect((await scoreOf('kept')).incidents.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the newest four hundred incidents are kept, in memory and stored', async () => {
  await exchange.openMarket('long');
  const balls = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ball(from + index));
  await tell('long', { incidents: balls(1, incidentsKept) });
  await tell('long', { incidents: balls(incidentsKept + 1, incidentsKept + 7) });
  const kept = { length: incidentsKept, first: 8 };
  const seen = ({ incidents }: { incidents: readonly Incident[] }) => ({
    length: incidents.length,
    first: incidents[0]?.number,
  });
  expect(seen(await scoreOf('long'))).toEqual(kept);
  await exchange.reopen();
  expect(seen(await scoreOf('long'))).toEqual(kept);
});

test('plays ride in the score’s stream, each told once, and a change may bring nothing else', async () => {
  await exchange.openMarket('played');
  await tell('played', { board, incidents: [ball(1)], plays: [move(1)] });
  const next = follow('played');
  const image = await next('SCORE_IMAGE');
  expect(image.plays).toEqual([move(1)]);
  await tell('played', { incidents: [], plays: [move(1), move(3)] });
  const change = await next('SCORE_CHANGE');
  expect(change).toMatchObject({ from: image.to, incidents: [], plays: [move(3)] });
  expect(change).not.toHaveProperty('board');
  expect(await tell('played', { incidents: [], plays: [move(2), move(3)] })).toMatchObject({ to: change.to });
  expect((await scoreOf('played')).plays).toEqual([move(1), move(3)]);
});

test('the newest plays are kept, and none outlives the exchange: what happened does', async () => {
  await exchange.openMarket('busy');
  const moves = Array.from({ length: playsKept }, (_, index) => move(index + 1));
  await tell('busy', { incidents: [ball(1)], plays: moves });
  await tell('busy', { incidents: [], plays: [move(playsKept + 1)] });
  const { plays } = await scoreOf('busy');
  expect(plays).toHaveLength(playsKept);
  expect(plays.at(-1)).toEqual(move(playsKept + 1));
  await exchange.reopen();
  expect(await scoreOf('busy')).toMatchObject({ incidents: [ball(1)], plays: [] });
  await tell('busy', { incidents: [], plays: [move(playsKept + 2)] });
  expect((await scoreOf('busy')).plays).toEqual([move(playsKept + 2)]);
});

test('a play that is not one of the contract’s is refused, and so are more than are kept', async () => {
  await exchange.openMarket('wrong');
  const params = { eventId: 'wrong' };
  const odd = { ...move(1), what: 'DANCE' } as unknown as Play;
  const many = Array.from({ length: playsKept + 1 }, (_, index) => move(index + 1));
  for (const plays of [[odd], many]) {
    const told = await exchange.call(
      publishScore,
      { params, body: { incidents: [], plays } },
      exchange.operator,
    );
    expect(told).toMatchObject({ ok: false, status: 400 });
  }
  expect((await scoreOf('wrong')).plays).toEqual([]);
});

test('an unknown event is named in the stream, refused to the operator, and its score is not found', async () => {
  expect(await follow('nowhere')('UNKNOWN_EVENT')).toEqual({ type: 'UNKNOWN_EVENT', eventId: 'nowhere' });
  const params = { eventId: 'nowhere' };
  const refused = { ok: false, code: 'UNKNOWN_EVENT' };
  const told = await exchange.call(publishScore, { params, body: { incidents: [] } }, exchange.operator);
  expect(told).toMatchObject(refused);
  expect(await exchange.call(getScore, { params })).toMatchObject(refused);
});

test('only the operator tells the score', async () => {
  await exchange.openMarket('guarded');
  const input = { params: { eventId: 'guarded' }, body: { incidents: [] } };
  expect(await exchange.call(publishScore, input)).toMatchObject({ ok: false, status: 403 });
});
