import { laterFacts, type LaterFact } from './later-facts.ts';
import { levelsToPlay, type LevelFault } from './levels-to-play.ts';
import { faultOf, ladderOf, type MarketFault } from './market-plan.ts';
import type { RecordedChange, RecordedDefinition } from './mcm-message.ts';
import type { RecordedMarket } from './recorded-market.ts';

/** A moment of a recording: in the recording's own time and in play time, both milliseconds. */
export interface Moment {
  pt: number;
  played: number;
}

/** What a whole recording says of one market. */
export class MarketSurvey {
  readonly market: RecordedMarket;
  /** How many times a level that cannot be shown appeared. */
  readonly levelsLeftOut: Record<LevelFault, number> = { offLadder: 0, crossed: 0, tooSmall: 0 };
  /** How many times a definition said something that the play does not follow at that moment. */
  readonly laterFacts = new Map<LaterFact, number>();
  #definition: RecordedDefinition | null = null;
  /** As it came. */
  #last: RecordedDefinition | null = null;
  #startsAt: number | null = null;
  #isInPlay = false;
  #virtualEntries = 0;
  /** By runner: the levels left out as the market stands. */
  readonly #standing = new Map<string, Map<string, LevelFault>>();

  constructor(market: RecordedMarket) {
    this.market = market;
  }

  /** The last definition, with what only earlier ones told, and every runner that any had. */
  get definition(): RecordedDefinition | null {
    return this.#definition;
  }

  /** Why the market is not played; null if it is. */
  get fault(): MarketFault | null {
    if (!this.#definition) return 'noDefinition';
    return faultOf(this.#definition) ?? (this.market.depth === null ? 'noPrices' : null);
  }

  /** How many entries of the displayed depth, which includes virtual bets, are not played. */
  get virtualEntries(): number {
    return this.market.depth === 'displayed' ? 0 : this.#virtualEntries;
  }

  /** Play time at which the market turns in play or reaches its start time, after the recording too. */
  startsAt(end: Moment): number {
    const start = Date.parse(this.#definition?.marketTime ?? '');
    return this.#startsAt ?? end.played + (Math.max(start - end.pt, 0) || 0);
  }

  /** Called for each change of the market. */
  hear({ rc }: RecordedChange): void {
    for (const { bdatb, bdatl } of rc ?? [])
      this.#virtualEntries += (bdatb?.length ?? 0) + (bdatl?.length ?? 0);
  }

  /** Called after each message that changed the market. */
  look(now: Moment): void {
    const { definition } = this.market;
    if (!definition) return;
    if (definition !== this.#last) this.#hearDefinition(definition);
    this.#followStart(definition, now);
    if (this.#definition && !faultOf(this.#definition)) this.#countLevels(this.#definition);
  }

  #hearDefinition(definition: RecordedDefinition): void {
    const [known, last] = [this.#definition, this.#last];
    this.#definition = known ? withAllOf(definition, known) : definition;
    this.#last = definition;
    if (!known || !last) return;
    const listed = new Set(known.runners.map(({ id }) => id));
    for (const fact of laterFacts(last, definition, listed))
      this.laterFacts.set(fact, (this.laterFacts.get(fact) ?? 0) + 1);
  }

  /** A start may be put off, unless the market is in play. */
  #followStart({ inPlay, marketTime }: RecordedDefinition, { pt, played }: Moment): void {
    if (this.#isInPlay) return;
    const hasStarted = inPlay === true || pt >= Date.parse(marketTime ?? '');
    this.#startsAt = hasStarted ? (this.#startsAt ?? played) : null;
    this.#isInPlay = inPlay === true;
  }

  /** Counts the left-out levels that were not yet left out after the market's last change. */
  #countLevels(definition: RecordedDefinition): void {
    const ladder = ladderOf(definition);
    for (const [key, runner] of this.market.runners) {
      const { leftOut } = levelsToPlay(runner, this.market.depth, ladder);
      const before = this.#standing.get(key);
      if (leftOut.size === 0 && !before) continue;
      for (const [level, fault] of leftOut) if (before?.get(level) !== fault) this.levelsLeftOut[fault]++;
      this.#standing.set(key, leftOut);
    }
  }
}

/** A definition, with what only earlier ones told. */
function withAllOf(definition: RecordedDefinition, before: RecordedDefinition): RecordedDefinition {
  const names = new Map(before.runners.map(({ id, name }) => [id, name]));
  const here = new Set(definition.runners.map(({ id }) => id));
  const told = Object.entries(definition).filter(([, value]) => value != null);
  return {
    ...before,
    ...(Object.fromEntries(told) as Partial<RecordedDefinition>),
    runners: [
      ...definition.runners.map((runner) => ({ ...runner, name: runner.name ?? names.get(runner.id) })),
      ...before.runners.filter(({ id }) => !here.has(id)),
    ],
  };
}
