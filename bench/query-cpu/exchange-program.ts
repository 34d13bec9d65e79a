import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settlement } from '../../src/server/contract/account.ts';
import { answerRequests } from '../support/requests.ts';

/** An exchange with one answer, the last markets settled for a bettor, which costs it nothing. */

const settlements = Array.from({ length: 20 }, (_, index): Settlement => ({
  settlementId: `settlement-${index}`,
  marketId: `market-${index}`,
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  result: 'Harbour Town',
  profit: index % 2 === 0 ? 1_250_00 : -500_00,
  commission: index % 2 === 0 ? 25_00 : 0,
  at: '2026-05-01T10:00:00.000Z',
}));
const answer = JSON.stringify({ data: settlements });

const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(answer);
});

answerRequests({
  open: () => undefined,
  listen: async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  close: () => void server.close(),
});
