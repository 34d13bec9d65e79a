/** What a race card says, in words. */

interface Conditions {
  /** Metres. */
  distance: number;
  going?: string | null;
  class?: number | null;
}

/** `1,600 m · Good to soft · Class 2`. */
export const conditionsText = ({ distance, going, class: raceClass }: Conditions): string =>
  [`${distance.toLocaleString('en')} m`, going, raceClass != null && `Class ${raceClass}`]
    .filter(Boolean)
    .join(' · ');

/** Places of the last races, the latest last: `3-1-0`. 0: it did not finish. */
export const formText = (form: readonly number[]): string => form.join('-');

/** Grammes as kilogrammes: `60.5 kg`. */
export const weightText = (grammes: number): string => `${Number((grammes / 1_000).toFixed(1))} kg`;

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `11th`. */
export const placeText = (place: number): string => `${place}${endings[ordinals.select(place)] ?? ''}`;

const lengthsNamed = [
  [7, 'a nose'],
  [15, 'a short head'],
  [24, 'a head'],
  [40, 'a neck'],
] as const;
const quarters = ['', '¼', '½', '¾'];

/** By how much a horse was beaten, from hundredths of a length: `a neck`, `½ length`, `1¼ lengths`. */
export function marginText(beatenBy: number): string {
  const named = lengthsNamed.find(([most]) => beatenBy <= most);
  if (named) return named[1];
  const rounded = Math.round(beatenBy / 25);
  const whole = Math.floor(rounded / 4);
  const part = quarters[rounded % 4] ?? '';
  return `${whole || ''}${part} ${rounded > 4 ? 'lengths' : 'length'}`;
}

export interface RideWords {
  draw?: number | null;
  jockey?: string | null;
  trainer?: string | null;
  age?: number | null;
  weight?: number | null;
  form: readonly number[];
}

/** What stands under a horse's name, as far as it is known: who rides it, its form, its stall and what it carries. */
export const rideText = ({ draw, jockey, trainer, age, weight, form }: RideWords): string =>
  [
    jockey,
    form.length > 0 && `form ${formText(form)}`,
    draw != null && `draw ${draw}`,
    weight != null && weightText(weight),
    age != null && (age === 1 ? '1 year' : `${age} years`),
    trainer && `trained by ${trainer}`,
  ]
    .filter(Boolean)
    .join(' · ');
