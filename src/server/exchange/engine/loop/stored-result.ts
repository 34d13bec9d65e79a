import { refusalText } from '#domain/words/messages.ts';
import type { StoredAnswer } from '../records/orders.ts';
import type { CommandResult } from '../commands/commands.ts';

/**
 * What was answered, as storage has it. A refusal's bound may have been written below zero, which the contract does not
 * allow: it is read as nothing, in its sentence too.
 */
export function resultIn({ result }: Pick<StoredAnswer, 'result'>): CommandResult {
  const stored = result as CommandResult;
  if (!('limit' in stored) || stored.limit == null || stored.limit >= 0) return stored;
  return { ...stored, limit: 0, message: refusalText(stored.code, { limit: 0 }) };
}
