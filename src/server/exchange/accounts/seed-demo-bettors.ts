import { hashPassword } from './passwords.ts';
import type { Account, Accounts } from './accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { demoBettors, demoRollingRate } from './demo-bettors.ts';

const demoId = (userName: string) => `demo-${userName}`;

const isDemoAccount = ({ accountId, userName }: Account): boolean => accountId === demoId(userName);

/** Removes a demo bettor's password for production, since everyone knows it. */
export const closeDemoAccount = (account: Account): Account =>
  isDemoAccount(account) ? { ...account, passwordHash: null } : account;

interface DemoNeeds {
  openAccount(account: Account): Promise<void>;
  /** Excludes somebody for as long as one may. */
  exclude(accountId: string): Promise<void>;
  /** If false, they have practice money. */
  hasMoney: boolean;
}

/**
 * Opens and credits the demo bettors' accounts once. It leaves what already exists and completes what a crash left
 * undone.
 */
export async function seedDemoBettors(
  accounts: Accounts,
  gate: CommandGate,
  { openAccount, exclude, hasMoney }: DemoNeeds,
): Promise<void> {
  for (const { userName, password, status, funds } of demoBettors) {
    const accountId = demoId(userName);
    const there = accounts.byName(userName);
    if (there && !isDemoAccount(there)) continue;
    if (!there) {
      const flags = { blocked: status === 'BLOCKED', selfExcluded: false };
      const passwordHash = await hashPassword(password, 'strangers');
      const asked = { accountId, userName, passwordHash, isPractice: !hasMoney, ...flags };
      await accounts.open(asked, openAccount);
    }
    if (!hasMoney) await gate.submit({ type: 'OPEN_PRACTICE', accountId });
    else if (funds > 0)
      await gate.submit({
        type: 'FUND_ACCOUNT',
        accountId,
        amount: funds,
        reference: `first-funds-${userName}`,
      });
    if (hasMoney) await setRateOnce(accountId, gate);
    if (status === 'SELF_EXCLUDED') await excludeOnce(accountId, exclude, gate);
  }
}

async function setRateOnce(accountId: string, gate: CommandGate): Promise<void> {
  if (await gate.look(({ accruals }) => accruals.of('ROLLING', accountId) !== undefined)) return;
  const actor = { who: 'exchange', reason: null };
  await gate.submit({ type: 'SET_ROLLING_RATE', accountId, rate: demoRollingRate, actor });
}

/** Whoever has excluded themselves is given nothing any more, so it comes last. */
async function excludeOnce(
  accountId: string,
  exclude: (accountId: string) => Promise<void>,
  gate: CommandGate,
): Promise<void> {
  const isNew = await gate.look((state) => {
    const { selfExcluded, limits } = state.anyAccount(accountId);
    return !selfExcluded && !limits?.all.exclusion;
  });
  if (isNew) await exclude(accountId);
}
