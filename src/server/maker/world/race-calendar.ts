import { itemAt } from '#domain/must.ts';
import { distances } from '../models/race.ts';
import { createRandom } from '../random.ts';
import { modulo, type Calendar, type Withdrawal } from './calendar.ts';
import type { Entrant } from './entrant.ts';
import { suitOf, usualGoings, type Going } from './going.ts';
import type { Circuit } from './racing-world.ts';
import { shuffled } from './strengths.ts';

/** The classes in the order of a meeting's card. The card runs through it twice, each time with other horses. */
const card = [4, 3, 1, 2];
const racesAMeeting = card.length * 2;
const mostRunners = 10;
const fewestRunners = 7;
/** What the strongest carries, and what each step down in strength takes off. Kilogrammes. */
const topWeight = 60.5;
const weightStep = 0.5;
/** In how many races a horse is withdrawn, and between how many minutes before the off, when there are bets on it. */
const withdrawals = 0.2;
const withdrawnBetween = [3, 9] as const;

/**
 * The circuits take turns, slot by slot, so a meeting's races are as many slots apart as there are circuits. A circuit's
 * horses and jockeys ride nowhere else, and a horse runs at most once at each meeting.
 */
export function raceCalendar(sportId: string, circuits: readonly Circuit[]): Calendar {
  return (slot, seed) => {
    const at = modulo(slot, circuits.length);
    const circuit = itemAt(circuits, at);
    // Circuits begin their meetings at different times.
    const race = Math.floor(slot / circuits.length) + at * 2;
    const meeting = Math.floor(race / racesAMeeting);
    const place = modulo(race, racesAMeeting);
    const day = modulo(meeting, circuit.courses.length);
    const course = itemAt(circuit.courses, day);
    const number = place + 1;
    const meetingSeed = `${seed}|${sportId}|${course}|${meeting}`;
    const raceClass = itemAt(card, place % card.length);
    const random = createRandom(`${meetingSeed}|${number}`);
    const going = createRandom(`${meetingSeed}|going`).pick(usualGoings);
    const half = place < card.length ? 0 : 1;
    const entrants = ridersOf(circuit, { raceClass, half, meetingSeed, going });
    const withdrawal = withdrawalOf(entrants, `${meetingSeed}|${number}|withdrawal`);
    return {
      entrants,
      eventName: `${course}, race ${number}`,
      tournamentId: `${sportId}t${at * circuit.courses.length + day}`,
      tournamentName: course,
      season: meeting,
      round: `Race ${number}`,
      ground: course,
      race: {
        course,
        number,
        races: racesAMeeting,
        distance: random.pick(distances),
        going,
        class: raceClass,
      },
      ...(withdrawal && { withdrawal }),
    };
  };
}

interface Declared {
  raceClass: number;
  /** A class has two races at a meeting; each is for one half of it. */
  half: 0 | 1;
  meetingSeed: string;
  going: Going;
}

function withdrawalOf(entrants: readonly Entrant[], seed: string): Withdrawal | null {
  const random = createRandom(seed);
  if (!random.chance(withdrawals)) return null;
  return {
    entrant: random.integer(0, entrants.length - 1),
    before: random.integer(...withdrawnBetween) * 60_000,
  };
}

/** The horses of a race, each with its jockey, weight and stall, the top weight first. Weights know no going. */
function ridersOf(circuit: Circuit, { raceClass, half, meetingSeed, going }: Declared): Entrant[] {
  const raceSeed = `${meetingSeed}|class ${raceClass}|${half}`;
  const horses = shuffled(itemAt(circuit.classes, raceClass - 1), `${meetingSeed}|class ${raceClass}`);
  const count = createRandom(raceSeed).integer(fewestRunners, mostRunners);
  const runners = horses
    .slice(half * mostRunners, half * mostRunners + count)
    .sort((one, other) => other.strength - one.strength);
  const jockeys = shuffled(circuit.jockeys, `${raceSeed}|jockeys`);
  const stalls = shuffled(
    runners.map((_, place) => place + 1),
    `${raceSeed}|stalls`,
  );
  return runners.map((horse, place) => ({
    ...horse,
    strength: horse.strength + (horse.horse ? suitOf(horse.horse.liked, going) : 0),
    ride: {
      number: place + 1,
      draw: itemAt(stalls, place),
      jockey: itemAt(jockeys, place),
      weight: topWeight - place * weightStep,
    },
  }));
}
