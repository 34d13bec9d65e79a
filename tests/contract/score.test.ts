import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishScore } from '#contract/score.ts';
import { connectLive, type LiveClient } from '#server/gateway/testing/live-client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTcpDoor, type TcpDoor } from '#tests/support/tcp-door.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** The score's own stream, from the operator's call to the site's subscription. */

let exchange: TestExchange;
let gateway: TestGateway;
let door: TcpDoor;
beforeAll(async () => {
  exchange = await TestExchange.open();
  door = await openTcpDoor(exchange.url);
  gateway = await openTestGateway(door.url);
});
afterAll(async () => {
  await gateway.close();
  await door.close();
  await exchange.close();
});

const at = '2026-05-01T12:00:00.000Z';
const ball = (number: number, mark: string) => ({
  number,
  moment: `0.${number}`,
  weight: 'PLAY' as const,
  side: 'HOME' as const,
  mark,
  text: `Ball ${number}`,
  at,
});
const board = (runs: string) => ({
  columns: ['Runs'],
  home: [runs],
  away: [''],
  active: 'HOME' as const,
  detail: '1st innings',
});
const tell = async (eventId: string, body: Parameters<typeof bodyOf>[0]) =>
  dataOf(await exchange.call(publishScore, { params: { eventId }, body: bodyOf(body) }, exchange.operator));
const bodyOf = (body: { board?: ReturnType<typeof board>; incidents: ReturnType<typeof ball>[] }) => body;

async function until(client: LiveClient, typename: string, isIt = (_: any) => true): Promise<any> {
  for (;;) {
    const message = (await client.data()).scoreChanges;
    if (message?.__typename === typename && isIt(message)) return message;
  }
}

test('a score arrives as an image, then as numbered changes that fit, with heartbeats between', async () => {
  await exchange.openMarket('told');
  await tell('told', { board: board('1/0'), incidents: [ball(1, '1')] });
  const client = await connectLive(gateway.url);
  client.subscribe('s', 'ScoreChanges', { eventId: 'told' });
  const image = await until(client, 'ScoreImage');
  expect(image).toMatchObject({ board: board('1/0'), clock: null, incidents: [ball(1, '1')] });
  await tell('told', { board: board('5/0'), incidents: [ball(2, '4')] });
  const change = await until(client, 'ScoreChange');
  expect(change).toMatchObject({
    epoch: image.epoch,
    from: image.to,
    board: board('5/0'),
    clock: null,
    incidents: [ball(2, '4')],
  });
  const beat = await until(client, 'ScoreHeartbeat');
  expect([beat.epoch, beat.to]).toEqual([image.epoch, change.to]);

  const late = await connectLive(gateway.url);
  late.subscribe('s', 'ScoreChanges', { eventId: 'told' });
  expect(await until(late, 'ScoreImage')).toMatchObject({
    to: change.to,
    board: board('5/0'),
    incidents: [ball(1, '1'), ball(2, '4')],
  });
});

test('plays come over a subscription of their own: the newest at first, then each as it is told', async () => {
  await exchange.openMarket('played');
  const move = (number: number) =>
    ({
      kind: 'MOVE',
      number,
      moment: "9'",
      side: 'HOME',
      what: 'SHOT',
      x: 900,
      y: 480,
      points: 0,
      at,
    }) as const;
  const play = async (number: number) => {
    const body = { incidents: [], plays: [move(number)] };
    dataOf(await exchange.call(publishScore, { params: { eventId: 'played' }, body }, exchange.operator));
  };
  await play(1);
  const client = await connectLive(gateway.url);
  client.subscribe('p', 'PlayChanges', { eventId: 'played' });
  const image = await until(client, 'ScoreImage');
  expect(image.plays).toEqual([move(1)]);
  expect(image).not.toHaveProperty('incidents');
  await play(2);
  expect(await until(client, 'ScoreChange')).toMatchObject({ from: image.to, plays: [move(2)] });
});

test('the exchange starts again: the same score comes under a new epoch', async () => {
  await exchange.openMarket('again');
  await tell('again', { board: board('1/0'), incidents: [ball(1, '1')] });
  const client = await connectLive(gateway.url);
  client.subscribe('s', 'ScoreChanges', { eventId: 'again' });
  const before = await until(client, 'ScoreImage');
  await exchange.reopen();
  door.lead(exchange.url);
  const after = await until(client, 'ScoreImage', ({ epoch }) => epoch !== before.epoch);
  expect([after.board, after.incidents]).toEqual([before.board, before.incidents]);
});

test('the score of an event that does not exist is answered so, and is over', async () => {
  const client = await connectLive(gateway.url);
  client.subscribe('s', 'ScoreChanges', { eventId: 'nowhere' });
  expect((await client.data()).scoreChanges).toEqual({ __typename: 'UnknownEvent', eventId: 'nowhere' });
  expect(await client.next()).toMatchObject({ id: 's', type: 'complete' });
});
