import type { Instruction } from '#contract/order.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { Command, CommandResult } from '../commands/commands.ts';
import { refuse, refuseCommand, refusePayment } from '../refusal.ts';
import { limitIdentity } from './limit-identity.ts';
import { paymentIdentity } from './payment-identity.ts';
import { newIdentity, type RequestIdentity } from './new-identity.ts';

/** The contents stored for an id that was given up. */
const givenUp = '["GIVE_UP"]';

/** Null for commands that need no protection against being sent twice. */
export function identityOf(command: Command): RequestIdentity | null {
  switch (command.type) {
    case 'INSTRUCT': {
      const { accountId, marketId, instruction } = command;
      return newIdentity(accountId, instruction.clientId, JSON.stringify(contentsOf(marketId, instruction)));
    }
    case 'CANCEL_ALL':
      return newIdentity(command.accountId, command.clientId, '["CANCEL_ALL"]');
    case 'GIVE_UP':
      return newIdentity(command.accountId, command.clientId, givenUp);
    case 'CASH_OUT': {
      const { accountId, clientId, marketId, runnerId, percent, legs, before } = command;
      const parts = [
        ...legs.map((leg) => [leg.runnerId, leg.side, leg.odds, leg.stake]),
        ...before.map((result) => [result.runnerId, result.ifWins]),
      ];
      return newIdentity(
        accountId,
        clientId,
        JSON.stringify(['CASH_OUT', marketId, runnerId, percent, ...parts]),
      );
    }
    case 'FUND_ACCOUNT': {
      // A reference is used once, whoever is credited: it is a client id of the funding account.
      const contents = JSON.stringify(['FUND_ACCOUNT', command.accountId, command.amount]);
      return newIdentity(houseAccounts.funding, command.reference, contents);
    }
    case 'PLAY_ROUND': {
      // A round is played once, whoever plays it: it is a client id of the casino's account.
      const { accountId, roundId, eventId, gameName, bet, result, stake, payout } = command;
      const contents = JSON.stringify([accountId, eventId, gameName, bet, result, stake, payout]);
      return newIdentity(houseAccounts.casino, roundId, contents);
    }
    case 'SET_LIMIT':
    case 'CONFIRM_LIMIT':
    case 'TAKE_TIME_OUT':
    case 'EXCLUDE_SELF':
    case 'ASK_RETURN':
    case 'SET_REALITY_CHECK':
    case 'ANSWER_REALITY_CHECK':
      return limitIdentity(command);
    case 'END_DELAYS':
    case 'OPEN_ACCOUNT':
    case 'REFER':
    case 'OPEN_PRACTICE':
    case 'REFILL_PRACTICE':
    case 'KEEP_PRACTICE':
    case 'FORGET_PRACTICE':
    case 'LIMIT_ACCOUNT':
    case 'PUBLISH_RULES':
    case 'CREATE_MARKET':
    case 'SET_MARKET_STATUS':
    case 'SET_QUOTES':
    case 'REMOVE_RUNNER':
    case 'VOID_BETS':
    case 'SETTLE_MARKET':
    case 'RESETTLE_MARKET':
      return null;
    default:
      return paymentIdentity(command);
  }
}

function contentsOf(marketId: string, instruction: Instruction): (string | number | null)[] {
  const { type } = instruction;
  switch (type) {
    case 'PLACE': {
      const { runnerId, side, odds, stake, line, take, persistence, fillOrKill, marketVersion } = instruction;
      const contents = [type, marketId, runnerId, side, odds, stake];
      if (line !== undefined) contents.push(line);
      const more = take ?? persistence ?? fillOrKill ?? marketVersion;
      if (more !== undefined) contents.push(JSON.stringify({ take, persistence, fillOrKill, marketVersion }));
      return contents;
    }
    case 'EDIT':
      return [type, marketId, instruction.orderId, instruction.odds ?? null, instruction.stake ?? null];
    case 'CANCEL':
      return [type, marketId, instruction.orderId];
    case 'CANCEL_MARKET':
      return [type, marketId];
  }
}

/**
 * The answer to a known client id: the same result again, or a refusal if the contents differ. A use of an id and
 * giving it up don't count as different contents: whichever came first answers both.
 */
export function repeatedResult(
  command: Command,
  identity: RequestIdentity,
  known: { contents: string; result: CommandResult },
): CommandResult {
  if (known.contents === identity.contents || command.type === 'GIVE_UP') return known.result;
  if (known.contents !== givenUp) return reusedResult(command, identity);
  // A payment is refused in words of payments.
  const { clientId } = identity;
  return isPayment(command) ? refusePayment(clientId, 'GIVEN_UP') : known.result;
}

function reusedResult(command: Command, { clientId }: RequestIdentity): CommandResult {
  switch (command.type) {
    case 'FUND_ACCOUNT':
      return refuseCommand('CLIENT_ID_REUSED', 'This reference was used before with other contents.');
    case 'PLAY_ROUND':
      return refuseCommand('CLIENT_ID_REUSED', 'This round was played before with other contents.');
    case 'GRANT_BONUS':
      return refuseCommand('CLIENT_ID_REUSED', 'This grant was made before with other contents.');
    default:
      return isPayment(command)
        ? refusePayment(clientId, 'CLIENT_ID_REUSED')
        : refuse(clientId, { code: 'CLIENT_ID_REUSED' });
  }
}

const paymentTypes: readonly Command['type'][] = [
  'ASK_DEPOSIT',
  'GIVE_UTR',
  'ASK_WITHDRAWAL',
  'TRANSFER',
  'SAVE_PAYEE',
];

const isPayment = ({ type }: Command): boolean => paymentTypes.includes(type);

/** Refused commands that may be tried again under the same id: an operator's, a games host's, and those about limits. */
const mayTryAgain: readonly Command['type'][] = [
  'FUND_ACCOUNT',
  'PLAY_ROUND',
  'GRANT_BONUS',
  'CLOSE_UNMATCHED',
  'SET_LIMIT',
  'CONFIRM_LIMIT',
  'TAKE_TIME_OUT',
  'EXCLUDE_SELF',
  'ASK_RETURN',
];

/** Whether a repetition gets this answer again. A bettor's refusal is kept. */
export const isKept = ({ type }: Command, { status }: CommandResult): boolean =>
  status === 'ACCEPTED' || !mayTryAgain.includes(type);
