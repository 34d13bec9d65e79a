/** The states of the turf, the driest first. */
export const goings = ['Firm', 'Good to firm', 'Good', 'Good to soft', 'Soft', 'Heavy'] as const;
export type Going = (typeof goings)[number];

/** The same as often as they come: a middling one twice as often as the others. */
export const usualGoings: readonly Going[] = [...goings.slice(0, 2), 'Good', ...goings.slice(2)];

/** What its own going adds to a horse's strength, and what each step away from it takes off, in deviations. */
const ownGoing = 0.3;
const perStep = 0.15;

/** Returns what a going adds to the strength of a horse that likes `liked` best: 0.3 at most, and down to −0.45. */
export const suitOf = (liked: Going, going: Going): number =>
  ownGoing - perStep * Math.abs(goings.indexOf(liked) - goings.indexOf(going));
