import type { Call } from '#contract/call.ts';
import { executeCashOut, type CashOutRequest } from '#contract/cash-out.ts';
import { cancelAll, sendInstructions, type Instruction } from '#contract/order.ts';
import { callExchange, NoAnswer, type Answer, type Credentials } from '#contract/rest-client.ts';
import type { Result } from './answer-log.ts';

/** What a bettor sends at once. A repetition carries the same client ids. */
export type Request =
  | { type: 'INSTRUCTIONS'; marketId: string; instructions: Instruction[] }
  | { type: 'CASH_OUT'; marketId: string; cashOut: CashOutRequest }
  | { type: 'CANCEL_ALL'; clientId: string };

/**
 * The answer of a call; null when none was heard. Throws on a fault of the exchange (HTTP 5xx, an answer that breaks
 * the contract), since a kill does not look like that.
 */
export async function callOnce<C extends Call>(
  ...args: Parameters<typeof callExchange<C>>
): Promise<Answer<C> | null> {
  try {
    return await callExchange<C>(...args);
  } catch (error) {
    if (error instanceof NoAnswer && error.cause !== undefined) return null;
    throw error;
  }
}

/** One result for each client id of the request, in order; null when no answer was heard. */
export async function sendRequest(
  url: string,
  credentials: Credentials,
  request: Request,
  signal?: AbortSignal,
): Promise<Result[] | null> {
  if (request.type === 'CASH_OUT') {
    const input = { params: { marketId: request.marketId }, body: request.cashOut };
    const answer = await callOnce(url, executeCashOut, input, credentials, signal);
    if (answer && !answer.ok) throw unexpected('executeCashOut', answer);
    return answer && [answer.data.result];
  }
  if (request.type === 'CANCEL_ALL') {
    const { clientId } = request;
    const answer = await callOnce(url, cancelAll, { body: { clientId } }, credentials, signal);
    if (!answer) return null;
    if (answer.ok) return [{ status: 'ACCEPTED', clientId, orders: answer.data.orders, fills: [] }];
    if (answer.code !== 'CLIENT_ID_REUSED') throw unexpected('cancelAll', answer);
    return [{ status: 'REFUSED', clientId, code: 'CLIENT_ID_REUSED', message: answer.message }];
  }
  const { marketId, instructions } = request;
  const answer = await callOnce(
    url,
    sendInstructions,
    { params: { marketId }, body: { instructions } },
    credentials,
    signal,
  );
  if (!answer) return null;
  if (!answer.ok) throw unexpected('sendInstructions', answer);
  return answer.data.results;
}

export const unexpected = (call: string, answer: { status: number; code: string; message: string }): Error =>
  new Error(`${call} was answered with HTTP ${answer.status} ${answer.code}: ${answer.message}`);

/** The same ids with other contents. */
export function altered(request: Request): Request {
  if (request.type === 'CANCEL_ALL')
    return {
      type: 'INSTRUCTIONS',
      marketId: 'none',
      instructions: [{ type: 'CANCEL_MARKET', clientId: request.clientId }],
    };
  if (request.type === 'CASH_OUT') {
    const { cashOut } = request;
    return {
      ...request,
      cashOut: { ...cashOut, percent: cashOut.percent === 100 ? 99 : cashOut.percent + 1 },
    };
  }
  return { ...request, instructions: request.instructions.map(alteredInstruction) };
}

function alteredInstruction(instruction: Instruction): Instruction {
  switch (instruction.type) {
    case 'PLACE':
      return { ...instruction, stake: instruction.stake + 100 };
    case 'EDIT':
      return { ...instruction, stake: (instruction.stake ?? 0) + 100 };
    case 'CANCEL':
      return { ...instruction, orderId: `${instruction.orderId}0` };
    case 'CANCEL_MARKET':
      return { type: 'CANCEL', clientId: instruction.clientId, orderId: 'none' };
  }
}
