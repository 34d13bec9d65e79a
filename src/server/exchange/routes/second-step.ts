import type { ActivityLog, Request } from '#server/exchange/accounts/activity-log.ts';
import type { Account } from '#server/exchange/accounts/accounts.ts';
import type { Messenger } from '#server/exchange/accounts/outbox.ts';
import type { CodeCheck, TwoStep } from '#server/exchange/accounts/two-step.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { tooMany } from './errors.ts';

export interface SecondStepNeeds {
  twoStep: TwoStep;
  activity: ActivityLog;
  gate: CommandGate;
  outbox: Messenger;
  /** Unix milliseconds. */
  now: () => number;
}

/** Who gives a code: wrong ones of the same asker are counted together. */
export interface CodeGiver {
  account: Account;
  asker: string;
  by: Request;
}

/** What every call does that asks for a second step: its code, and what the account's owner reads of it. */
export class SecondStep {
  readonly #needs: SecondStepNeeds;

  constructor(needs: SecondStepNeeds) {
    this.#needs = needs;
  }

  /** The step that is due at a sign-in; null if there is none. The first sign-in after a reset ends it. */
  async dueAt({
    account: { accountId },
    by,
  }: Omit<CodeGiver, 'asker'>): Promise<{ resetAt: string | null } | null> {
    const { twoStep, activity } = this.#needs;
    const row = await twoStep.of(accountId);
    if (row) return { resetAt: row.resetAt };
    if (await twoStep.turnOff(accountId)) await activity.note(accountId, 'TWO_STEP_RESET', by);
    return null;
  }

  /** Checks a code and uses it up. */
  async take(code: string, { account, asker, by }: CodeGiver): Promise<CodeCheck> {
    const { twoStep, activity } = this.#needs;
    const { accountId } = account;
    const result = await twoStep.check(accountId, code, asker);
    if (result === 'WRONG') activity.refused(accountId, 'SECOND_STEP_REFUSED', by);
    if (result === 'RECOVERY')
      await activity.note(accountId, 'RECOVERY_CODE_USED', by, `${await twoStep.codesLeft(accountId)} left`);
    if (result === 'APP' || result === 'RECOVERY') await this.#stopReset(account, by);
    return result;
  }

  /** Whether a call of a signed-in bettor may go on: null, or why not. */
  async refusalOf(
    code: string | null | undefined,
    giver: CodeGiver,
  ): Promise<'CODE_NEEDED' | 'WRONG_CODE' | null> {
    if (!(await this.#needs.twoStep.of(giver.account.accountId))) return null;
    if (!code) return 'CODE_NEEDED';
    const result = await this.take(code, giver);
    if (result === 'TOO_MANY') throw tooMany();
    return result === 'WRONG' ? 'WRONG_CODE' : null;
  }

  /** Whoever has the second step needs no reset, and did not lose it. */
  async #stopReset({ accountId, userName }: Account, by: Request): Promise<void> {
    const { twoStep, activity, gate, outbox, now } = this.#needs;
    const row = await twoStep.of(accountId);
    if (!row || row.resetAt === null) return;
    await twoStep.stopReset(accountId);
    await activity.note(accountId, 'TWO_STEP_RESET_STOPPED', by);
    const actor = { who: 'bettor', reason: null };
    await gate.submit({ type: 'NOTE_AUDIT', act: 'TWO_STEP_RESET_STOPPED', subject: accountId, actor });
    const text = 'A code of your second step was given, so the operator’s reset of it is stopped.';
    await outbox.send({ userName, at: new Date(now()).toISOString(), text });
  }
}
