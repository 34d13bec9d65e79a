import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCallTable } from '#server/runtime/read-call-table.ts';
import { placedCalls } from './placed-calls.ts';
import { restUpstream } from './rest-upstream.ts';

function tableOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'calls.json');
  writeFileSync(file, text);
  return file;
}

/** An exchange that answers everything with nothing known, and notes what it was asked. */
async function anExchange() {
  const asked: { call: string; name: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const header = request.headers['x-who'];
      asked.push({ call: `${request.method} ${request.url}`, name: header?.toString(), body });
      response.setHeader('content-type', 'application/json');
      const isBalance = request.url === '/wallet/of-mine';
      response.end(JSON.stringify({ data: isBalance ? { bankBalance: 500, exposure: 0 } : [] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('[SES-4] [CAL-1] an exchange with its own paths, header and site key is asked as it wants to be', async () => {
  const { asked, baseUrl } = await anExchange();
  const table = {
    getBalance: { method: 'POST', path: '/wallet/of-mine' },
    listPositions: { path: '/v2/positions' },
    getEvent: { path: '/v2/:eventId/event' },
    listSports: { method: 'GET' },
  };
  const upstream = restUpstream({
    baseUrl,
    nameHeader: 'x-who',
    siteKey: 'harbour',
    calls: placedCalls(readCallTable(tableOf(JSON.stringify(table)))),
  });
  const caller = { token: 'a-token', userName: 'chitra' };
  await upstream.balance(caller);
  await upstream.positions(caller);
  await upstream.event(caller, { eventId: '33.1' }).catch(() => undefined);
  await upstream.exchangeTypes();
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /wallet/of-mine',
    'GET /v2/positions',
    'GET /v2/33.1/event',
    'POST /reference/exchange-types',
  ]);
  expect(asked[0]?.name).toBe('chitra');
  expect(asked[3]?.body).toBe('{"key":"harbour"}');
});

test.each([
  ['{"getBalance": {"path": "wallet"}}', /getBalance\.path: not a path/],
  ['{"getBalance": {"method": "STEAL"}}', /getBalance\.method/],
  ['{"getBalance": {"url": "/x"}}', /getBalance/],
  ['{', /cannot be read/],
])('the table %s is refused at the start', (text, why) => {
  expect(() => readCallTable(tableOf(text))).toThrow(why);
});

test('so is a call that there is not, and a path without what the call needs', () => {
  expect(() => placedCalls({ getBalanse: { path: '/b' } })).toThrow(/there is no call getBalanse/);
  expect(() => placedCalls({ getEvent: { path: '/events' } })).toThrow(/getEvent must have :eventId/);
});
