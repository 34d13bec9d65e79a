import fastify from 'fastify';
import { sendRequest } from '../../src/server/contract/kept-connections.ts';
import { answerRequests } from '../support/requests.ts';

/** The minimum between a browser and an exchange: it passes the call on with its token, and the answer back as it is. */
const app = fastify();

answerRequests({
  open: ({ baseUrl }: { baseUrl: string }) => {
    app.post<{ Body: { since: string } }>('/settlements', async ({ headers, body }, reply) => {
      const path = `/me/settlements?${new URLSearchParams({ since: body.since }).toString()}`;
      const { authorization = '' } = headers;
      const { status, text } = await sendRequest(baseUrl + path, {
        method: 'GET',
        headers: { authorization },
        body: null,
      });
      return reply.code(status).type('application/json').send(text);
    });
  },
  listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  close: () => app.close(),
});
