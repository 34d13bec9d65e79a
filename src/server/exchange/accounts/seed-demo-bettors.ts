import { hashPassword } from './passwords.ts';
import type { Account, Accounts } from './accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { demoBettors } from './demo-bettors.ts';

const demoId = (userName: string) => `demo-${userName}`;

const isDemoAccount = ({ accountId, userName }: Account): boolean => accountId === demoId(userName);

/** Everyone knows the demo bettors' passwords: in production nobody signs in with them. */
export const closeDemoAccount = (account: Account): Account =>
  isDemoAccount(account) ? { ...account, passwordHash: null } : account;

/**
 * Opens the demo bettors' accounts and credits them, once: what is there already is left as it is, and what a crash
 * left undone is done.
 */
export async function seedDemoBettors(
  accounts: Accounts,
  gate: CommandGate,
  openAccount: (account: Account) => Promise<void>,
): Promise<void> {
  for (const { userName, password, status, funds } of demoBettors) {
    const accountId = demoId(userName);
    const there = accounts.byName(userName);
    if (there && !isDemoAccount(there)) continue;
    if (!there) {
      const flags = { blocked: status === 'BLOCKED', selfExcluded: status === 'SELF_EXCLUDED' };
      const passwordHash = await hashPassword(password);
      await accounts.open({ accountId, userName, passwordHash, ...flags }, openAccount);
    }
    if (funds === 0) continue;
    await gate.submit({
      type: 'FUND_ACCOUNT',
      accountId,
      amount: funds,
      reference: `first-funds-${userName}`,
    });
  }
}
