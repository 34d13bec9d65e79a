import type { Scenario } from './scenario.ts';
import { abandonment } from './scenarios/abandonment.ts';
import { ballRunning } from './scenarios/ball-running.ts';
import { blocked } from './scenarios/blocked.ts';
import { cutStream } from './scenarios/cut-stream.ts';
import { deadHeat } from './scenarios/dead-heat.ts';
import { exchangeRestart } from './scenarios/exchange-restart.ts';
import { goal } from './scenarios/goal.ts';
import { lateAnswer } from './scenarios/late-answer.ts';
import { lateSettlement } from './scenarios/late-settlement.ts';
import { lateSuspension } from './scenarios/late-suspension.ts';
import { makerGone } from './scenarios/maker-gone.ts';
import { priceWar } from './scenarios/price-war.ts';
import { reSettlement } from './scenarios/re-settlement.ts';
import { refusedAnswers } from './scenarios/refused-answers.ts';
import { slowAnswers } from './scenarios/slow-answers.ts';
import { suspension } from './scenarios/suspension.ts';
import { tokenExpired } from './scenarios/token-expired.ts';
import { voidMarket } from './scenarios/void-market.ts';
import { wicket } from './scenarios/wicket.ts';
import { withdrawal } from './scenarios/withdrawal.ts';

/** All scenarios, in the order the page and the help show them. */
export const allScenarios: readonly Scenario[] = [
  goal,
  wicket,
  ballRunning,
  suspension,
  lateSuspension,
  withdrawal,
  deadHeat,
  abandonment,
  voidMarket,
  lateSettlement,
  reSettlement,
  makerGone,
  priceWar,
  slowAnswers,
  lateAnswer,
  refusedAnswers,
  cutStream,
  exchangeRestart,
  tokenExpired,
  blocked,
];

/** There is no scenario of that name. */
export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario';
  constructor(given: string) {
    const names = allScenarios.map(({ name }) => name).join(', ');
    super(`There is no scenario "${given}". There are ${names}.`);
  }
}

/** Throws `UnknownScenario`, which lists the names. */
export function scenarioOf(given: string): Scenario {
  const found = allScenarios.find(({ name }) => name === given);
  if (!found) throw new UnknownScenario(given);
  return found;
}
