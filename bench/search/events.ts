import type { Searchable } from '../../src/domain/search/search.ts';
import { seeded } from '../support/random.ts';

const sports = ['Cricket', 'Soccer', 'Tennis', 'Horse Racing', 'Basketball', 'Kabaddi', 'Greyhound Racing'];
const starts =
  'Ash Bel Cor Dun El Fal Gar Har Is Jar Kel Lan Mar Nor Os Pen Quin Ros Sal Tor Ul Ver Wel Yar'.split(' ');
const middles = 'a an bo che da en fi gra i la mo ner o pra ri sa ton u vin wa'.split(' ');
const ends =
  'burgh cester dale field ford gate ham hill ley mouth pool port shire stead ton ville wick worth'.split(
    ' ',
  );
const kinds = 'United City Rovers Mariners Tigers Women Reserves Under-19 Athletic Royals'.split(' ');

export interface BenchEvent extends Searchable {
  id: number;
}

/** Events with realistic names: two towns, some with the kind of their club, in a sport each. */
export function makeEvents(count: number): BenchEvent[] {
  const random = seeded(7);
  const one = (of: readonly string[]) => of[Math.floor(random() * of.length)]!;
  const side = () => `${one(starts)}${one(middles)}${one(ends)}${random() < 0.5 ? ` ${one(kinds)}` : ''}`;
  return Array.from({ length: count }, (_, id) => ({
    id,
    sportName: one(sports),
    eventName: `${side()} v ${side()}`,
  }));
}

/**
 * What people type, one text per keystroke: parts of events' names that begin anywhere in them, letter by letter, in
 * any case. A fifth of them are mistyped, so that nothing is found from there on.
 */
export function makeKeystrokes(events: readonly BenchEvent[], typings: number): string[] {
  const random = seeded(11);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: typings }, () => {
    const { sportName, eventName } = events[below(events.length)]!;
    const name = random() < 0.1 ? sportName : eventName;
    const words = name.split(' ');
    const from = random() < 0.8 ? name.indexOf(words[below(words.length)]!) : below(name.length - 1);
    const whole = name.slice(from, from + 3 + below(12));
    const meant = random() < 0.2 ? `${whole.slice(0, 2)}xq${whole.slice(2)}` : whole;
    const text = random() < 0.5 ? meant.toLowerCase() : meant;
    return Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1));
  }).flat();
}
