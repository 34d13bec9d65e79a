import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import { refuseCommand } from '../refusal.ts';

/** Bets placed before keep the version they were placed under. Refuses a version that is not the next one. */
export function publishRules(
  state: ExchangeState,
  { kind, version, paragraphs }: OperatorCommandOf<'PUBLISH_RULES'>,
  effects: Effects,
): CommandResults['PUBLISH_RULES'] {
  const next = state.rulesVersionOf(kind) + 1;
  if (version !== next)
    return refuseCommand('NOT_NEXT_VERSION', `The next version of these rules is ${next}.`);
  state.rulesVersions.set(kind, version);
  const rules = { kind, version, since: effects.at, paragraphs };
  effects.rulesPublished(rules);
  return { status: 'ACCEPTED', rules };
}
