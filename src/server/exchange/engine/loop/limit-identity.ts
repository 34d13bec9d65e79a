import type { LimitCommand } from '../commands/limit-commands.ts';
import { newIdentity, type RequestIdentity } from './new-identity.ts';

/** What a repeated command about limits and breaks is recognised by. What was read for it is not among its contents. */
export const limitIdentity = (command: LimitCommand): RequestIdentity =>
  newIdentity(command.accountId, command.clientId, JSON.stringify(contentsOf(command)));

function contentsOf(command: LimitCommand): (string | number | null)[] {
  const { type } = command;
  switch (type) {
    case 'SET_LIMIT':
      return [type, command.kind, command.frame, command.amount];
    case 'CONFIRM_LIMIT':
      return [type, command.kind, command.frame];
    case 'TAKE_TIME_OUT':
      return [type, command.length];
    case 'EXCLUDE_SELF':
      return [type, command.months];
    case 'SET_REALITY_CHECK':
      return [type, command.every];
    case 'ASK_RETURN':
    case 'ANSWER_REALITY_CHECK':
      return [type];
  }
}
