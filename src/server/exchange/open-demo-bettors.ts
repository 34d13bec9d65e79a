import { exclusionMonths } from '#domain/limits/break.ts';
import { seedDemoBettors } from '#server/exchange/accounts/seed-demo-bettors.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { submitChange } from '#server/exchange/routes/change-limits.ts';
import type { OpenAccounts } from './open-accounts.ts';

/** Opens the demo bettors' accounts where they are missing. One of them is excluded for as long as anybody can be. */
export const openDemoBettors = (
  { accounts, openAccount, held }: OpenAccounts,
  gate: CommandGate,
  hasMoney: boolean,
): Promise<void> =>
  seedDemoBettors(accounts, gate, {
    openAccount,
    hasMoney,
    exclude: async (accountId) => {
      const clientId = `exclusion-of-${accountId}`;
      const months = exclusionMonths.most;
      await submitChange({ gate, held }, { type: 'EXCLUDE_SELF', accountId, clientId, months });
    },
  });
