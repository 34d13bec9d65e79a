import { readToken, readUserName } from '#features/session/session-storage.ts';
import { createTokenRefusals, type TokenRefusals } from '#features/session/token-refusals.ts';
import { createClient, type PageClient } from '#graphql/client.ts';
import type { LiveProjects } from '#domain/wire/live-project.ts';
import { startPage } from '#actors/page-actors.tsx';
import { openKept, type Kept } from '#kept/kept.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import type { PageRef } from '#machines/page/page.machine.ts';
import { createGatewayTransport, type GatewayTransport } from '#live/gateway-transport.ts';
import { createLateProjects } from '#live/late-projects.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

/** The gateway's address on this site (SES-4: ours never contains `api`). */
const graphqlUri = '/graphql';

/** What the whole page shares; created once, before React. */
export interface Services {
  client: PageClient;
  transport: GatewayTransport;
  refusals: TokenRefusals;
  kept: Kept;
  page: PageRef;
}

export function createServices(): Services {
  const refusals = createTokenRefusals();
  const onUnauthorised = (token: string | null) => refusals.tell(token);
  const liveUrl = new URL('/live', window.location.href);
  liveUrl.protocol = liveUrl.protocol.replace('http', 'ws');
  return {
    refusals,
    kept: openKept(),
    page: startPage(),
    client: createClient({
      uri: graphqlUri,
      readToken: () => readToken(sharedStorage),
      readUserName: () => readUserName(sharedStorage),
      onTime: (at) => exchangeClock.hear(at, true),
      onUnauthorised,
    }),
    transport: createLateProjects({
      loadProjects: async () => (await fetch('/live-projects')).json() as Promise<LiveProjects>,
      openProjects: async (...given) =>
        (await import('#live/firestore/open-projects.ts')).openProjects(...given),
      gateway: createGatewayTransport({
        url: liveUrl.href,
        isAhead: true,
        readToken: () => readToken(sharedStorage),
        onTime: (at) => exchangeClock.hear(at),
        onUnauthorised,
      }),
    }),
  };
}
