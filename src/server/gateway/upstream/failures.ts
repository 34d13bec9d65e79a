/** The token is missing, expired or revoked: HTTP 401 on the whole request, close code 4401 on a socket. */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
  constructor() {
    super('Sign in: the token is missing, expired or revoked.');
  }
}

/** The exchange said no where the schema has no union to say it in. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The exchange said no, and the schema has a union member for it. */
export interface Refusal {
  isRefusal: true;
  code: string;
  message: string;
}
