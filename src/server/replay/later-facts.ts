import type { RecordedDefinition } from './mcm-message.ts';
import { isWithdrawn } from './withdrawals.ts';

/** What a definition says later on that is in the market from its creation, because the exchange cannot change it. */
export const factsFromTheStart = [
  'startTime',
  'numberOfWinners',
  'commission',
  'ladder',
  'event',
  'name',
  'order',
  'joined',
] as const;

/** What a definition says later on that is not played at all. */
export const factsLeftOut = [
  'longDelay',
  'reopened',
  'returned',
  'newFactor',
  'withdrawnLate',
  'otherState',
  'startingPrice',
] as const;

/** What a definition says later on that the play does not follow at that moment. */
export type LaterFact = (typeof factsFromTheStart)[number] | (typeof factsLeftOut)[number];

type Runner = RecordedDefinition['runners'][number];

/** Of runners that were not withdrawn. */
const knownStates = ['ACTIVE', 'WINNER', 'LOSER', 'PLACED'];

/** The exchange's limit, seconds. */
export const longestDelay = 60;

/** Returns what a market's next definition says so. `listed`: the runners that any definition had before. */
export function laterFacts(
  last: RecordedDefinition,
  next: RecordedDefinition,
  listed: ReadonlySet<number>,
): LaterFact[] {
  const before = new Map(last.runners.map((runner) => [runner.id, runner]));
  const isFinal = last.status === 'CLOSED' && next.runners.some(({ status }) => status === 'WINNER');
  return factsIf({
    startTime: differs(last.marketTime, next.marketTime),
    numberOfWinners: differs(last.numberOfWinners, next.numberOfWinners),
    commission: differs(last.marketBaseRate, next.marketBaseRate),
    ladder: differs(last.priceLadderDefinition?.type, next.priceLadderDefinition?.type),
    event: differs(last.eventId, next.eventId) || differs(last.eventTypeId, next.eventTypeId),
    name: differs(last.name, next.name) || differs(last.eventName, next.eventName),
    longDelay: isLong(next) && !isLong(last),
    reopened: last.status === 'CLOSED' && next.status !== 'CLOSED',
  }).concat(
    next.runners.flatMap((runner) =>
      listed.has(runner.id) ? runnerFacts(before.get(runner.id), runner, isFinal) : 'joined',
    ),
  );
}

/** `before` is absent if the last definition did not list the runner. */
function runnerFacts(before: Runner | undefined, now: Runner, isFinal: boolean): LaterFact[] {
  const wasOut = !before || isWithdrawn(before);
  const isOut = isWithdrawn(now);
  return factsIf({
    name: differs(before?.name, now.name),
    order: differs(before?.sortPriority, now.sortPriority),
    returned: wasOut && !isOut,
    newFactor: wasOut && isOut && differs(before?.adjustmentFactor, now.adjustmentFactor),
    withdrawnLate: !wasOut && isOut && isFinal,
    otherState: now.status !== before?.status && !isOut && !knownStates.includes(now.status),
    startingPrice: Number.isFinite(now.bsp) && now.bsp !== before?.bsp,
  });
}

const isLong = ({ betDelay }: RecordedDefinition): boolean => (betDelay ?? 0) > longestDelay;

/** What is not told any more is as it was. */
const differs = <T>(before: T | null | undefined, now: T | null | undefined): boolean =>
  before != null && now != null && before !== now;

const factsIf = (told: Partial<Record<LaterFact, boolean>>): LaterFact[] =>
  (Object.keys(told) as LaterFact[]).filter((fact) => told[fact]);
