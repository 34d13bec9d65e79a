import { keyOf } from './result-memory.ts';

/** What a repeated command is recognised by. */
export interface RequestIdentity {
  accountId: string;
  clientId: string;
  /** Both ids as one key. */
  key: string;
  /** The contents that must match. Not hashed, so that two different requests never look equal. */
  contents: string;
}

export const newIdentity = (accountId: string, clientId: string, contents: string): RequestIdentity => ({
  accountId,
  clientId,
  key: keyOf(accountId, clientId),
  contents,
});
