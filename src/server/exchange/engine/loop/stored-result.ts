import { isRefusalCode, refusalText } from '#domain/words/refusal-words.ts';
import type { StoredAnswer } from '../records/orders.ts';
import type { CommandResult } from '../commands/commands.ts';

/**
 * A stored answer as a result. A refusal's limit may have been stored below zero, which the contract forbids: it is
 * read as 0, in the refusal's message too.
 */
export function resultIn({ result }: Pick<StoredAnswer, 'result'>): CommandResult {
  const stored = result as CommandResult;
  if (!('limit' in stored) || stored.limit == null || stored.limit >= 0 || !isRefusalCode(stored.code))
    return stored;
  return { ...stored, limit: 0, message: refusalText(stored.code, { limit: 0 }) };
}
