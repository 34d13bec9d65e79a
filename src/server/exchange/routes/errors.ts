import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, SecondStepDue } from '#contract/call.ts';
import { onlyHere } from '#server/runtime/own-hosts.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import type { EndedWhy } from '#server/exchange/accounts/sessions.ts';
import { TooManyPasswords } from '#server/exchange/accounts/passwords.ts';
import { LoopStopped } from '#server/exchange/engine/loop/command-loop.ts';

/** A call's refusal: HTTP 422 unless another status fits. A handler returns it, and `route.ts` throws it. */
export class RouteRefusal<Code extends string = string> extends Error {
  override readonly name = 'RouteRefusal';
  readonly code: Code;
  readonly status: number;
  readonly secondStep: SecondStepDue | undefined;
  constructor(code: Code, message: string, status = 422, secondStep?: SecondStepDue) {
    super(message);
    this.code = code;
    this.status = status;
    this.secondStep = secondStep;
  }
}

export const refuseCall = <Code extends string>(code: Code, message: string): RouteRefusal<Code> =>
  new RouteRefusal(code, message);

/** What a call names is not there. */
export const unknownEvent = () => refuseCall('UNKNOWN_EVENT', 'There is no such event.');
export const unknownMarket = () => refuseCall('UNKNOWN_MARKET', refusalText('UNKNOWN_MARKET'));
export const unknownSport = () => refuseCall('UNKNOWN_SPORT', 'There is no such sport.');
export const unknownAccount = () => refuseCall('UNKNOWN_ACCOUNT', 'There is no such account.');
export const notSettled = () => refuseCall('MARKET_NOT_CLOSED', 'The market is not settled yet.');

/** The refusal wherever a common password is chosen. */
export const commonPassword = () =>
  refuseCall('COMMON_PASSWORD', 'Many people use this password, so it is guessed first. Choose another one.');

/** The password was right, and is not all that is asked for. */
export const secondStepDue = (due: SecondStepDue) =>
  new RouteRefusal('SECOND_STEP_DUE', 'Now the second step: a code of your authenticator app.', 422, due);

/** Too many tries: HTTP 429. */
export const tooMany = () =>
  new RouteRefusal('TOO_MANY', 'Too many attempts. Wait a minute and try again.', 429);

export const unauthenticated = () =>
  new RouteRefusal('UNAUTHENTICATED', 'Sign in: the token is missing, expired or revoked.', 401);

/** Of a session that its own browser did not end. */
export const endedElsewhere = (why: EndedWhy): RouteRefusal => new RouteRefusal(why, endedWords[why], 401);

const endedWords: Readonly<Record<EndedWhy, string>> = {
  REVOKED: 'Sign in: this session was ended from another browser.',
  PASSWORD_CHANGED: 'Sign in: the password was changed, which ended this session.',
};

export const forbidden = (whose: string): RouteRefusal =>
  new RouteRefusal('FORBIDDEN', `This call is for ${whose}.`, 403);

const wrongHost = new RouteRefusal('WRONG_HOST', 'This exchange is not at that address.', 421);

/** Browsers have no business here: a page must not lead one here under a host name of its own. */
export const requireOwnHost = async ({ headers }: FastifyRequest): Promise<void> => {
  if (!onlyHere(headers.host)) throw wrongHost;
};

export interface Issue {
  path: string;
  message: string;
}

/** The request doesn't match the call's schema. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly issues: Issue[];
  constructor(issues: Issue[]) {
    super('The request is not what this call takes.');
    this.issues = issues;
  }
}

/** Our own answer breaks the contract: a fault, never sent. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
  constructor(call: string, why: string) {
    super(`${call} would have answered what the contract does not allow: ${why}`);
  }
}

/** The answers to what fastify itself refuses before a handler runs, by status. */
const byStatus: Record<number, [code: string, message: string]> = {
  400: ['INVALID_REQUEST', 'The request cannot be read.'],
  413: ['TOO_LARGE', 'The request is larger than 256 kB.'],
  414: ['INVALID_REQUEST', 'The address is too long.'],
  415: ['INVALID_REQUEST', 'The body is not application/json.'],
};

const fault = { status: 500, code: 'FAULT', message: 'Something went wrong. Please try again.' };

/** We don't know whether the command was carried out; the caller asks again with the same client id. */
const stopping = {
  status: 503,
  code: 'NOT_SERVING',
  message: 'The exchange is restarting. Ask again in a moment.',
};

function answerOf(error: Error | FastifyError): ErrorAnswer['error'] & { status: number } {
  if (error instanceof RouteRefusal)
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      ...(error.secondStep && { secondStep: error.secondStep }),
    };
  if (error instanceof InvalidRequest) {
    return { status: 400, code: 'INVALID_REQUEST', message: error.message, issues: error.issues };
  }
  if (error instanceof LoopStopped) return stopping;
  if (error instanceof TooManyPasswords)
    return {
      status: 429,
      code: 'TOO_MANY',
      message: 'Too many people are signing in. Try again in a moment.',
    };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 400 || status >= 500) return fault;
  const [code, message] = byStatus[status] ?? ['INVALID_REQUEST', 'The request cannot be answered.'];
  return { status, code, message };
}

/** Turns every error into the contract's form. No stack and no internal message reaches a body. */
export function sendError(error: Error | FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...body } = answerOf(error);
  if (status === 500)
    request.log.error({ err: error }, `${request.method} ${request.routeOptions.url ?? ''} failed`);
  void reply.code(status).send({ error: body } satisfies ErrorAnswer);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send({ error: { code: 'NOT_FOUND', message: 'There is no such call.' } } satisfies ErrorAnswer),
  );
}
