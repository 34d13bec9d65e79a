import { randomOf } from '#domain/wire/back-off.ts';

/** One thing that may happen next. */
export interface Choice {
  /** A plain sentence, and the same for the same thing in a schedule that lacks other steps. */
  says: string;
  /** How likely it is beside the others. */
  weight: number;
  run: () => void | Promise<void>;
}

/** What an explorer moves on. Everything that happens in it follows from its seed and the choices that were taken. */
export interface Explored {
  choices(): Choice[];
  /** Runs one choice until nothing more follows from it by itself. */
  take(choice: Choice): Promise<void>;
  /** Delivers all that is under way and runs all timers, so that nothing is left to learn. */
  comeToRest(): Promise<void>;
  /** The first promise that was broken; null while none was. */
  readonly broken: Broken | null;
  /** What happened, in order. */
  readonly told: readonly string[];
  close(): void;
}

export interface Broken {
  /** The promise. */
  rule: string;
  /** What was seen instead. */
  seen: string;
}

export interface Finding extends Broken {
  seed: number;
  /** How many schedules were tried, this one included. */
  tried: number;
  /** The steps, in order. */
  steps: readonly string[];
  told: readonly string[];
}

export interface Exploration {
  open: (seed: number) => Promise<Explored>;
  /** Steps of a schedule, before everything comes to rest. */
  length: number;
}

/** Keeps two streams of numbers of one seed apart: those of the schedule, and those of the world itself. */
const scheduleSalt = 0x5eed;

/** Picks one by weight. `random` is in [0, 1). */
function pick(choices: readonly Choice[], random: number): Choice | undefined {
  let left = random * choices.reduce((sum, { weight }) => sum + weight, 0);
  return choices.find(({ weight }) => (left -= weight) < 0) ?? choices.at(-1);
}

async function run(
  { open, length }: Exploration,
  seed: number,
  next: (choices: readonly Choice[], at: number) => Choice | null | undefined,
): Promise<Omit<Finding, 'tried'> | null> {
  const world = await open(seed);
  const steps: string[] = [];
  for (let at = 0; at < length && !world.broken; at++) {
    const choice = next(world.choices(), at);
    if (choice === undefined) break;
    if (choice === null) continue;
    steps.push(choice.says);
    await world.take(choice);
  }
  if (!world.broken) await world.comeToRest();
  world.close();
  return world.broken && { seed, steps, told: world.told, ...world.broken };
}

const bySeed = (exploration: Exploration, seed: number) =>
  run(exploration, seed, (choices, at) => pick(choices, randomOf(seed ^ scheduleSalt, at)));

/** Takes these steps, as far as they are possible: what followed only from a step that is not taken is left out. */
export const replaySteps = (exploration: Exploration, seed: number, steps: readonly string[]) =>
  run(
    { ...exploration, length: steps.length },
    seed,
    (choices, at) => choices.find(({ says }) => says === steps[at]) ?? null,
  );

/** Tries `count` schedules, one a seed, until a promise is broken. Null: none was. */
export async function explore(
  exploration: Exploration,
  count: number,
  firstSeed = 1,
): Promise<Finding | null> {
  for (let tried = 1; tried <= count; tried++) {
    const found = await bySeed(exploration, firstSeed + tried - 1);
    if (found) return { ...found, tried };
  }
  return null;
}

/** Drops steps, many at a time and then one by one, as long as the same promise is still broken. */
export async function shrink(exploration: Exploration, found: Finding): Promise<Finding> {
  let smallest = found;
  for (let size = Math.ceil(found.steps.length / 2); size >= 1;) {
    const before = smallest.steps.length;
    for (let at = 0; at < smallest.steps.length;) {
      const fewer = [...smallest.steps.slice(0, at), ...smallest.steps.slice(at + size)];
      const again = await replaySteps(exploration, found.seed, fewer);
      if (again?.rule === found.rule) smallest = { ...again, tried: found.tried };
      else at += size;
    }
    // One by one until none can be spared.
    if (size > 1) size = Math.ceil(size / 2);
    else if (smallest.steps.length === before) break;
  }
  return smallest;
}

/** A finding in words: its seed, its steps as sentences, and what happened. */
const inWords = ({ rule, seen, seed, tried, steps, told }: Finding): string =>
  [
    `Broken: ${rule}. ${seen}`,
    `Seed ${seed}, found at schedule ${tried}. The schedule:`,
    ...steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`),
    'What happened:',
    ...told.map((line) => `  ${line}`),
  ].join('\n');

/** The first finding among so many schedules, with no step that could be spared, in words; null if there is none. */
export async function findingInWords(
  exploration: Exploration,
  count: number,
  firstSeed: number,
): Promise<string | null> {
  const found = await explore(exploration, count, firstSeed);
  return found && inWords(await shrink(exploration, found));
}
