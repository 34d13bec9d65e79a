import { createHmac } from 'node:crypto';
import { codeLength, codeLetters } from '#domain/bettor/referral.ts';
import { isSimulatedName } from '#domain/site/simulated.ts';
import { isPracticeAccount, type Account, type Accounts } from './accounts.ts';

/**
 * The code by which each bettor is named to those whom they send. It follows from the account and the installation's key,
 * so that none is stored and none can be guessed.
 */
export class ReferralCodes {
  readonly #key: Buffer;
  readonly #accounts: Accounts;
  readonly #owners = new Map<string, string>();
  /** Accounts whose codes are known. */
  readonly #seen = new Set<string>();

  constructor(key: Buffer, accounts: Accounts) {
    this.#key = key;
    this.#accounts = accounts;
  }

  /** Null for those who send nobody: practice accounts, programs, and the exchange's own. */
  codeOf(account: Account): string | null {
    const { accountId, passwordHash, userName } = account;
    if (passwordHash === null || isPracticeAccount(account) || isSimulatedName(userName)) return null;
    const digest = createHmac('sha256', this.#key).update(accountId).digest();
    return [...digest.subarray(0, codeLength)].map((byte) => codeLetters[byte % 32]).join('');
  }

  ownerOf(code: string): Account | undefined {
    for (const account of this.#accounts.all()) {
      const { accountId } = account;
      if (this.#seen.has(accountId)) continue;
      this.#seen.add(accountId);
      const its = this.codeOf(account);
      // Should two ever have the same, it is the first one's.
      if (its !== null && !this.#owners.has(its)) this.#owners.set(its, accountId);
    }
    return this.#accounts.byId(this.#owners.get(code) ?? '');
  }
}
