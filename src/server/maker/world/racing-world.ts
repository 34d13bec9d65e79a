import { itemAt } from '#domain/must.ts';
import { createRandom } from '../random.ts';
import type { Entrant, Horse, Kit } from './entrant.ts';
import { usualGoings } from './going.ts';
import { slugOf } from './ids.ts';
import { jockeyNames, listOf, trainerNames } from './racing-people.ts';
import { normalScores } from './strengths.ts';

/** Courses that share their horses, jockeys and trainers. At any time there is a meeting at one of them. */
export interface Circuit {
  courses: readonly string[];
  /** Horses by class; the first is Class 1. A class races among itself, so its strengths have mean 0 and deviation 1. */
  classes: readonly (readonly Entrant[])[];
  jockeys: readonly string[];
}

const classesOfHorses = 4;
const horsesAClass = 20;

const courses = [
  ['Harbour Downs', 'Mariner’s Heath'],
  ['Lighthouse Park', 'Saltings'],
  ['Kittiwake Moor', 'Ferrybridge Sands'],
  ['Cape Lantern', 'Long Reach'],
];

const known = listOf(`
  Ebb Tide, Spindrift, Kittiwake, Saltwater Taffy, Northerly, Plimsoll Line, Bosun’s Call, Halyard,
  Dead Reckoning, Leeward, Full Fathom, Marram Grass, Storm Petrel, Slack Water, Cable’s Length, Sextant`);
const firstWords = listOf(`
  Silver, Quiet, Northern, Painted, Golden, Distant, Midnight, Winter, Crimson, Royal, Hidden, Gentle,
  Salted, Roving, Amber, Gallant, Brave, Early, Lucky, Velvet`);
const lastWords = listOf(`
  Petrel, Anchor, Lantern, Tide, Compass, Harbour, Fathom, Signal, Schooner, Gannet, Beacon, Meridian,
  Mooring, Spinnaker, Horizon, Cutter`);
const colours = ['bay', 'bay', 'bay', 'chestnut', 'chestnut', 'brown', 'grey', 'black'];
/** One for each horse of a class: those that meet in a race never wear the same. */
const silks: readonly Kit[] = [
  { main: '#ffd60a', trim: '#14213d' },
  { main: '#c1121f', trim: '#ffffff' },
  { main: '#0b6e4f', trim: '#fff3b0' },
  { main: '#1e3a8a', trim: '#f8fafc' },
  { main: '#f8fafc', trim: '#b91c1c' },
  { main: '#5b21b6', trim: '#fde68a' },
  { main: '#f97316', trim: '#111827' },
  { main: '#be185d', trim: '#ffffff' },
  { main: '#7dd3fc', trim: '#1e1b4b' },
  { main: '#111827', trim: '#facc15' },
  { main: '#f8fafc', trim: '#1d4ed8' },
  { main: '#84cc16', trim: '#3b0764' },
  { main: '#7f1d1d', trim: '#7dd3fc' },
  { main: '#fbcfe8', trim: '#14532d' },
  { main: '#0f766e', trim: '#ffd60a' },
  { main: '#9ca3af', trim: '#450a0a' },
  { main: '#1e3a8a', trim: '#fb923c' },
  { main: '#78350f', trim: '#fef3c7' },
  { main: '#111827', trim: '#f472b6' },
  { main: '#fef08a', trim: '#15803d' },
];

/** Every first word meets every last word before a pair comes again. */
const nameOf = (at: number): string => {
  const made = at - known.length;
  const round = Math.floor(made / firstWords.length);
  return (
    known[at] ??
    `${itemAt(firstWords, made % firstWords.length)} ${itemAt(lastWords, (made * 7 + round) % lastWords.length)}`
  );
};

function factsOf(name: string, circuit: number, place: number): Horse {
  const random = createRandom(`world|${name}`);
  const age = random.integer(3, 8);
  const isFemale = random.chance(0.4);
  const sexOfMales = random.chance(0.7) ? 'gelding' : age < 5 ? 'colt' : 'horse';
  return {
    age,
    sex: isFemale ? (age < 5 ? 'filly' : 'mare') : sexOfMales,
    colour: random.pick(colours),
    trainer: random.pick(trainerNames.filter((_, at) => at % courses.length === circuit)),
    silks: itemAt(silks, place),
    liked: random.pick(usualGoings),
  };
}

function horseOf(circuit: number, place: number, at: number): Entrant {
  const name = nameOf((at * classesOfHorses + place) * courses.length + circuit);
  const strength = itemAt(normalScores(horsesAClass), at);
  return { id: slugOf(name), name, strength, horse: factsOf(name, circuit, at) };
}

export const circuits: readonly Circuit[] = courses.map((names, circuit) => ({
  courses: names,
  classes: Array.from({ length: classesOfHorses }, (_, place) =>
    Array.from({ length: horsesAClass }, (__, at) => horseOf(circuit, place, at)),
  ),
  jockeys: jockeyNames.filter((_, at) => at % courses.length === circuit),
}));
