import type { SecondStepDue } from '#contract/call.ts';

const endings: ReadonlySet<string> = new Set(['REVOKED', 'PASSWORD_CHANGED']);

/** The token is missing, expired or revoked: HTTP 401 on the whole request, close code 4401 on a socket. */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
  /** `REVOKED` or `PASSWORD_CHANGED` if the exchange says that this ended the session; otherwise `UNAUTHENTICATED`. */
  readonly code: string;
  constructor(code = 'UNAUTHENTICATED') {
    super('Sign in: the token is missing, expired or revoked.');
    this.code = endings.has(code) ? code : 'UNAUTHENTICATED';
  }
}

/** The exchange refused, and the schema has no union member for the refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The exchange refused, and the schema has a union member for the refusal. */
export interface Refusal<Code extends string = string> {
  isRefusal: true;
  code: Code;
  message: string;
  /** Of a sign-in whose password was right. */
  secondStep?: SecondStepDue | undefined;
}
