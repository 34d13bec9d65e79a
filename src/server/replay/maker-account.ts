import { createHmac } from 'node:crypto';
import { fundAccount } from '#contract/operator.ts';
import {
  cancelAll,
  sendInstructions,
  type Instruction,
  type InstructionResult,
  type Order,
} from '#contract/order.ts';
import { openProgramAccount, renewSession, signIn, type Session } from '#contract/session.ts';
import { renewalDue } from '#domain/bettor/session.ts';
import { required, type PatientCall } from './patient-exchange.ts';
import { watchOrders } from '#contract/watch-orders.ts';

/** The account whose orders make up the recorded depth. */
export interface MakerAccount {
  /** Sends any number of instructions in the order given. Each has its own result. */
  send(marketId: string, instructions: readonly Instruction[]): Promise<InstructionResult[]>;
  cancelAll(): Promise<void>;
  nextClientId(): string;
  /** Calls `hear` with the account's orders, at least the changed ones. Ends when `stop` is aborted. */
  watch(hear: (orders: readonly Order[]) => void, stop: AbortSignal): Promise<void>;
}

/** The contract's limit on instructions per call. */
const mostInstructions = 200;
/** Minor units, enough to lay every level of any recording. Credited once, when the account is created. */
const funds = 1e13;

/**
 * Opens the account, creating it the first time. Its name and password are derived from the operator's key, so nobody
 * else can take the name or sign in. `runId` must be new at each start: the exchange remembers client ids.
 */
export async function openMakerAccount(
  baseUrl: string,
  call: PatientCall,
  operatorKey: string,
  runId: string,
  clock: () => number,
): Promise<MakerAccount> {
  const secret = createHmac('sha256', operatorKey).update('replay maker').digest('hex');
  const body = { userName: `replay-${secret.slice(0, 8)}`, password: secret.slice(8) };
  let session = await open();
  let receivedAt = new Date(clock()).toISOString();
  let instructionCount = 0;
  required(
    await call(
      fundAccount,
      { params: { userName: body.userName }, body: { amount: funds, reference: `funds-${body.userName}` } },
      { operatorKey },
    ),
  );

  async function open(): Promise<Session> {
    const known = await call(signIn, { body }, { operatorKey });
    return known.ok ? known.data : required(await call(openProgramAccount, { body }, { operatorKey }));
  }

  async function token(): Promise<string> {
    if (clock() < renewalDue({ ...session, receivedAt })) return session.token;
    const renewed = await call(renewSession, {}, { token: session.token });
    session = renewed.ok ? renewed.data : await open();
    receivedAt = new Date(clock()).toISOString();
    return session.token;
  }

  return {
    nextClientId: () => `${runId}-${(instructionCount++).toString(36)}`,
    send: async (marketId, instructions) => {
      const results: InstructionResult[] = [];
      for (let from = 0; from < instructions.length; from += mostInstructions) {
        const some = instructions.slice(from, from + mostInstructions);
        const input = { params: { marketId }, body: { instructions: some } };
        results.push(...required(await call(sendInstructions, input, { token: await token() })).results);
      }
      return results;
    },
    cancelAll: async () => {
      const input = { body: { clientId: `${runId}-cancel-all-${instructionCount++}` } };
      required(await call(cancelAll, input, { token: await token() }));
    },
    watch: (hear, stop) => watchOrders(baseUrl, token, hear, stop),
  };
}
