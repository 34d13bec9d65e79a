import type { AddressInfo } from 'node:net';
import { useServer } from 'graphql-ws/use/ws';
import { GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { schema } from '../../src/server/gateway/schema.ts';
import { Changes } from './changes.ts';
import { serveBench } from './server-requests.ts';

/** The plain way: graphql-ws over the same schema. It executes and serialises each message for each subscriber. */
const changes = new Changes();
const types = { IMAGE: 'MarketImage', CHANGE: 'MarketChange' } as const;

const plain = new GraphQLSchema(schema.toConfig());
plain.getSubscriptionType()!.getFields().marketChanges!.subscribe = async function* () {
  for await (const message of changes.follow())
    yield { marketChanges: { __typename: types[message.type], ...message } };
};

serveBench(changes, async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  useServer({ schema: plain }, server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
