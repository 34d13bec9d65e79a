import { fromPromise, sendTo } from 'xstate';
import type { Bet } from '#domain/bet/intent.ts';
import { provideAccountFeed } from '#features/account-feed/account-feed.actors.ts';
import { providePayments } from '#features/banking/payments.actors.ts';
import { provideBetIntents } from '#features/bet-slip/bet-intents.actors.ts';
import { provideMyBets } from '#features/my-bets/my-bets.actors.ts';
import { provideSession } from '#features/session/session.actors.ts';
import { readToken, readUserName } from '#features/session/session-storage.ts';
import { signIn } from '#features/session/sign-in.ts';
import { createClient, type GraphqlClient } from '#graphql/client.ts';
import { keepDrafts } from '#kept/kept-drafts.ts';
import { keepIntents } from '#kept/kept-intents.ts';
import { keepOrderChanges } from '#kept/kept-order-changes.ts';
import { keepPayments } from '#kept/kept-payments.ts';
import type { LaylineDatabase } from '#kept/layline-database.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import type { LiveTransport } from '#live/transport.ts';
import { betSlipMachine } from '#machines/bet-slip/bet-slip.machine.ts';
import type { Credentials, SignInAnswer } from '#machines/session/session-events.ts';
import type { SessionRef } from '#machines/session/session.machine.ts';
import { here } from './acting-tab.ts';
import { bettor } from './exchange.ts';

/** What a planted fault puts in the place of something of the site's. */
export interface Plant {
  client?: (client: GraphqlClient) => GraphqlClient;
  session?: (machine: SessionLogic) => SessionLogic;
  betIntents?: (machine: BetIntentsLogic) => BetIntentsLogic;
  payments?: (machine: PaymentsLogic) => PaymentsLogic;
}

export type SessionLogic = ReturnType<typeof provideSession>;
export type BetIntentsLogic = ReturnType<typeof provideBetIntents>;
export type PaymentsLogic = ReturnType<typeof providePayments>;

const unchanged = <Thing>(thing: Thing): Thing => thing;

/** Whichever tab acts has a database, a wire and a session of its own, so one site serves every tab of every world. */
const layline: LaylineDatabase = (work) => here().layline(work);
const transport = {
  watchAccount: (listener) => here().watchAccount(listener),
} as Partial<LiveTransport> as LiveTransport;
const session = { send: (event) => here().session().send(event) } as Pick<SessionRef, 'send'>;
const refusals = {
  tell: (token: string | null) => here().tellRefused(token),
  listen: (listener: (token: string | null) => void) => here().listenRefused(listener),
};

/** The site's machines on its own drivers, as the page's providers put them together. */
export function buildSite(plant: Plant = {}) {
  const {
    client: changeClient = unchanged,
    session: changeSession = unchanged,
    betIntents: changeBetIntents = unchanged,
    payments: changePayments = unchanged,
  } = plant;
  const client = changeClient(
    createClient({
      uri: '/graphql',
      readToken: () => readToken(sharedStorage),
      readUserName: () => readUserName(sharedStorage),
      onUnauthorised: refusals.tell,
    }),
  );
  const nothing = () => undefined;
  return {
    session: changeSession(
      provideSession({
        client,
        refusals,
        openPath: nothing,
        toastGenericError: nothing,
        toastNotKept: nothing,
        toastSignedOut: nothing,
      }).provide({
        actors: {
          // Without the import, which takes a time of its own.
          signIn: fromPromise<SignInAnswer, Credentials>(({ input }) => signIn(client, input)),
        },
      }),
    ),
    slip: betSlipMachine.provide({
      actions: {
        openIntents: sendTo(
          ({ system }) => system.get('betIntents'),
          (_, { bets }: { bets: readonly Bet[] }) => ({ type: 'bets.placed', bets }),
        ),
      },
    }),
    betIntents: changeBetIntents(provideBetIntents(client, keepIntents(layline), bettor)),
    payments: changePayments(providePayments(client, keepPayments(layline), bettor)),
    myBets: provideMyBets(client, keepOrderChanges(layline), bettor),
    // A stream that falls silent is one that is cut here: heartbeats would be most of what happens.
    accountFeed: provideAccountFeed(transport, session).provide({ delays: { silence: 30 * 24 * 3_600_000 } }),
    drafts: keepDrafts(layline),
  };
}

export type Site = ReturnType<typeof buildSite>;
