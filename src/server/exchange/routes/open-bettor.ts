import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/call.ts';
import type { signUp } from '#contract/session.ts';
import { readReferralCode } from '#domain/bettor/referral.ts';
import { isPracticeName } from '#domain/bettor/practice-name.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { playMoneyReference } from '#domain/money/play-money.ts';
import { isSimulatedName } from '#domain/site/simulated.ts';
import { signUpRefusals } from '#domain/words/sign-up-words.ts';
import { isPracticeAccount, type Account, type Accounts } from '#server/exchange/accounts/accounts.ts';
import { isCommonPassword } from '#server/exchange/accounts/common-passwords.ts';
import { isDemoName } from '#server/exchange/accounts/demo-bettors.ts';
import type { ReferralCodes } from '#server/exchange/accounts/referral-codes.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import { hashPassword, isPassword } from '#server/exchange/accounts/passwords.ts';
import type { TwoStep } from '#server/exchange/accounts/two-step.ts';
import { signUpProblem, type SignUp } from '#server/exchange/accounts/sign-up.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { findSignUp, isSamePerson } from '#server/exchange/store/queries/account-queries.ts';
import { commonPassword, refuseCall } from './errors.ts';
import { submitLimit } from './change-limits.ts';

export interface OpenBettorNeeds {
  accounts: Accounts;
  codes: ReferralCodes;
  jurisdiction: Jurisdiction;
  gate: CommandGate;
  held: HeldLimits;
  db: Db;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account, signUp?: SignUp): Promise<void>;
  /** What a new account begins with, in minor units. */
  playMoney: number;
  twoStep: TwoStep;
  /** Unix milliseconds. */
  now: () => number;
}

type Body = BodyOf<typeof signUp>;

interface From {
  address: string;
  /** The practice account that becomes a real one. */
  keptFrom?: string;
}

export const refusedSignUp = <Code extends keyof typeof signUpRefusals>(code: Code) =>
  refuseCall(code, signUpRefusals[code]);

const isNobodys = (userName: string): boolean =>
  // Nobody may pass for a program or a demo bettor, nor keep one from its name.
  isSimulatedName(userName) || isDemoName(userName) || isPracticeName(userName);

/**
 * Opens people's accounts, each once however often it is asked for: of practice money where there is no other. A refusal
 * says why not.
 */
export function bettorOpener(needs: OpenBettorNeeds) {
  const { accounts, codes, jurisdiction, now, db, openAccount, playMoney, gate } = needs;
  /** By client id: what was sent twice at once is decided one after the other. */
  const underWay = new Map<string, Promise<unknown>>();

  /** Who sent this person here; null if nobody did. A code is refused that is nobody's, or this person's own. */
  const referrerOf = async ({ referral, dateOfBirth, address }: SignUp) => {
    if (referral === null) return null;
    const referrer = codes.ownerOf(readReferralCode(referral) ?? '');
    if (!referrer) return refusedSignUp('UNKNOWN_REFERRAL');
    const isOwn = await isSamePerson(db, referrer.accountId, { dateOfBirth, address });
    return isOwn ? refusedSignUp('SELF_REFERRAL') : referrer;
  };

  const newAccount = async ({ userName, password }: Body, facts: SignUp, keptFrom: string | undefined) => {
    const problem = signUpProblem(facts, jurisdiction, now());
    if (problem) return refusedSignUp(problem);
    const referrer = await referrerOf(facts);
    if (referrer && !('accountId' in referrer)) return referrer;
    if (isNobodys(userName) || accounts.byName(userName)) return refusedSignUp('USER_NAME_TAKEN');
    if (await isCommonPassword(password)) return commonPassword();
    const asked = {
      ...(await accountOf(userName, password)),
      limitZone: facts.zone,
      isPractice: !jurisdiction.hasMoney,
      ...(keptFrom !== undefined && { keptFrom }),
    };
    const account = await accounts.open(asked, (one) => openAccount(one, facts));
    return account ?? refusedSignUp('USER_NAME_TAKEN');
  };

  const open = async (body: Body, { address, keptFrom }: From) => {
    const { userName: _, password, referral = null, depositLimit, ...said } = body;
    const facts: SignUp = { ...said, referral, address };
    const before = await findSignUp(db, said.clientId);
    const account = before
      ? await accountAgain(needs, { before, facts, body })
      : await newAccount(body, facts, keptFrom);
    if (!('accountId' in account)) return account;
    const { accountId, userName } = account;
    // The account may have been opened before without its money.
    if (isPracticeAccount(account)) {
      await gate.submit({ type: 'OPEN_PRACTICE', accountId, limitZone: facts.zone });
      return account;
    }
    // The account may have been opened before without it, too.
    const referrer = referral === null ? undefined : codes.ownerOf(readReferralCode(referral) ?? '');
    if (referrer) await gate.submit({ type: 'REFER', accountId, referrerId: referrer.accountId });
    if (depositLimit && jurisdiction.limitsAtSignUp.includes('deposit')) {
      const limit = { accountId, clientId: said.clientId, kind: 'DEPOSIT', ...depositLimit } as const;
      const { status } = await submitLimit(needs, limit);
      // The same id has set another one before.
      if (status !== 'ACCEPTED') return refusedSignUp('CLIENT_ID_REUSED');
    }
    if (playMoney > 0) {
      const reference = playMoneyReference(userName);
      await gate.submit({ type: 'FUND_ACCOUNT', accountId, amount: playMoney, reference });
    }
    return account;
  };

  return async (body: Body, from: From) => {
    const { clientId } = body;
    while (underWay.has(clientId)) await underWay.get(clientId);
    const opening = open(body, from);
    const ended = opening.catch(() => undefined).then(() => underWay.delete(clientId));
    underWay.set(clientId, ended);
    return opening;
  };
}

export type OpenBettor = ReturnType<typeof bettorOpener>;

export const accountOf = async (userName: string, password: string): Promise<Account> => ({
  accountId: randomUUID(),
  userName,
  passwordHash: await hashPassword(password, 'strangers'),
  blocked: false,
  selfExcluded: false,
});

const sameFacts = ['dateOfBirth', 'termsVersion', 'zone', 'referral'] as const;

/** The account that this very sign-up opened before; another one under its client id is refused. */
async function accountAgain(
  { accounts, twoStep }: Pick<OpenBettorNeeds, 'accounts' | 'twoStep'>,
  { before, facts, body }: { before: SignUp & { accountId: string }; facts: SignUp; body: Body },
) {
  const account = accounts.byId(before.accountId);
  const isSame =
    account?.userName === body.userName && sameFacts.every((fact) => before[fact] === facts[fact]);
  const isRight = isSame && (await isPassword(account.passwordHash, body.password, 'strangers'));
  // Nobody gets past a second step this way.
  const isOpen = isRight && !(await twoStep.of(account.accountId));
  return isOpen ? account : refusedSignUp('CLIENT_ID_REUSED');
}
