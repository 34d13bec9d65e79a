import type { BodyOf, Call, DataOf } from '#contract/call.ts';
import type { Instruction, InstructionResult } from '#contract/order.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange, type Answer, type Credentials } from '#contract/rest-client.ts';
import { openProgramAccount, renewSession, signIn, type Session } from '#contract/session.ts';
import { OwnOrders } from './own-orders.ts';
import { renewalDue } from '#domain/bettor/session.ts';

/** A bettor's account run by a program: it signs itself up, keeps its session alive and sends instructions. */
export interface Trader {
  readonly userName: string;
  token(): string;
  /** Returns a token that works now: renews it, or signs in again, if it is due. */
  freshToken(): Promise<string>;
  send(marketId: string, instructions: Instruction[]): Promise<InstructionResult[]>;
  /** Returns a fresh id for an instruction. */
  nextClientId(): string;
  /** Tells what becomes of its orders, if somebody follows them (`watchOrders`). */
  readonly own: OwnOrders;
}

/**
 * Opens the account of that name, creating it if necessary. `idPrefix` must be new at each start, since the exchange
 * remembers ids. With the operator's key, sign-ins are not rate-limited.
 */
export async function openTrader(
  baseUrl: string,
  userName: string,
  password: string,
  idPrefix: string,
  clock: () => number,
  operatorKey: string,
): Promise<Trader> {
  const open = () => openSession(baseUrl, { userName, password }, { operatorKey });
  let session = await open();
  let receivedAt = new Date(clock()).toISOString();
  let counter = 0;

  async function freshToken(): Promise<string> {
    if (clock() < renewalDue({ ...session, receivedAt })) return session.token;
    const renewed = await callExchange(baseUrl, renewSession, {}, { token: session.token });
    // The token expired because there was nothing to send, or the session's twelve hours are over.
    session = renewed.ok ? renewed.data : await open();
    receivedAt = new Date(clock()).toISOString();
    return session.token;
  }

  return {
    userName,
    token: () => session.token,
    freshToken,
    own: new OwnOrders(),
    nextClientId: () => `${idPrefix}-${(counter++).toString(36)}`,
    send: async (marketId, instructions) => {
      const token = await freshToken();
      const answer = await callExchange(
        baseUrl,
        sendInstructions,
        { params: { marketId }, body: { instructions } },
        { token },
      );
      return required(answer).results;
    },
  };
}

async function openSession(baseUrl: string, body: BodyOf<typeof signIn>, by: Credentials): Promise<Session> {
  const signedIn = await callExchange(baseUrl, signIn, { body }, by);
  return signedIn.ok
    ? signedIn.data
    : required(await callExchange(baseUrl, openProgramAccount, { body }, by));
}

/** Returns the data of an answer the program depends on. Throws the refusal's message. */
export function required<C extends Call>(answer: Answer<C>): DataOf<C> {
  if (!answer.ok) throw new Error(`The exchange refused: ${answer.code}: ${answer.message}`);
  return answer.data;
}
