import { createHash, randomBytes } from 'node:crypto';
import { keptKey } from '#server/exchange/accounts/keys.ts';
import { Passkeys } from '#server/exchange/accounts/passkeys.ts';
import { StepTickets } from '#server/exchange/accounts/step-tickets.ts';
import { TwoStep } from '#server/exchange/accounts/two-step.ts';
import { SecondStep, type SecondStepNeeds } from '#server/exchange/routes/second-step.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { passkeyStore } from '#server/exchange/store/queries/passkey-queries.ts';
import { settingOf } from '#server/exchange/store/queries/setting-queries.ts';
import { twoStepStore } from '#server/exchange/store/queries/two-step-queries.ts';

export interface SecondStepOptions {
  /** Seals the secrets of second steps. Default: one created at the first start and kept in the data folder. */
  twoStepKey?: string | undefined;
  /** Withdrawals of more ask for a code, in minor units. Default: 10,000 of the currency. */
  secondStepAbove?: number | undefined;
  /** Where browsers reach the site, for which passkeys are made. Default: http://localhost:4000. */
  siteUrl?: string | undefined;
}

interface Needs extends Omit<SecondStepNeeds, 'twoStep'> {
  db: Db;
  dataDir: string;
}

/** What asks for the second step of sign-ins. Its key is not in the database, whose copy thus tells no secret. */
export async function openSecondStep({ db, dataDir, ...needs }: Needs, options: SecondStepOptions) {
  const { twoStepKey, secondStepAbove = 10_000_00, siteUrl = 'http://localhost:4000' } = options;
  const key = createHash('sha256')
    .update(twoStepKey ?? (await keptKey(dataDir, 'two-step-key')))
    .digest();
  const twoStep = new TwoStep(twoStepStore(db), key, needs.now);
  const ticketKey = await settingOf(db, 'second-step-key', () => randomBytes(32).toString('base64url'));
  return {
    twoStep,
    tickets: new StepTickets(Buffer.from(ticketKey, 'base64url'), needs.now),
    secondStep: new SecondStep({ ...needs, twoStep }),
    secondStepAbove,
    passkeys: new Passkeys(passkeyStore(db), siteUrl, needs.now),
  };
}
