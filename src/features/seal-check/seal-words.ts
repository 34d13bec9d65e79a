import type { VirtualKind } from '#domain/market/sealed-event.ts';
import {
  indexRules,
  virtualFootballSteps,
  virtualOverBalls,
  virtualRaceRules,
} from '#domain/market/virtual-outcomes.ts';
import type { SealedKind } from './check-seal.ts';

const numbers =
  'Numbers follow from the whole line: the first four bytes of the SHA-256 of it, a colon and a count (0, then 1, and so on), divided by 2³².';

const { steps, stridesAStep, form, least, most } = virtualRaceRules;

const rules: Record<VirtualKind, string> = {
  race: `Each runner’s form is the sum of twelve numbers less six. Its chance is the one named plus ${form} times its form, kept between ${least} and ${most}. In each of ${steps} steps every runner in turn has ${stridesAStep} strides, and gains half a length if the next number is below its chance. Of two that are level, the lower number is in front.`,
  football: `In each of ${virtualFootballSteps} steps the home side scores if the next number is below its chance, then the away side if the one after is below its own.`,
  over: `Each of ${virtualOverBalls} balls takes one number: it brings the first of what is named, runs or a wicket (W), whose chance, added to those before it, is above the number.`,
  index: `Add the first twelve numbers, take away six, multiply by ${indexRules.deviation} and by the square root of ${indexRules.steps}, and round to a whole number: so many hundredths of a point lie between the start and the close. The start and the close that were told are compared with these.`,
};

/** What is sealed with the seed, and its unit. */
export const termWords: Readonly<Record<VirtualKind, string>> = {
  race: 'each runner’s chance to gain half a length at a stride, in ten-thousandths',
  football: 'each side’s chance of a goal in a step, in ten-thousandths',
  over: 'the chance of each thing that a ball may bring, in ten-thousandths',
  index: 'where the index starts, in hundredths of a point',
};

/** What the seal is the SHA-256 of. */
export const sealedWords: Readonly<Record<SealedKind, string>> = {
  draw: 'the seed',
  event: 'the seed and the chances',
  index: 'the seed and the start',
};

/** What is said until the text is revealed. */
export const beforeWords: Readonly<Record<SealedKind, string>> = {
  draw: 'The seed was drawn before betting opened. It is revealed after the last digit.',
  event:
    'How this event ends was sealed before betting opened. What it follows from is revealed when it is over.',
  index:
    'Where this index closes was sealed before betting opened. What the close follows from is revealed once its markets are settled. This page then works the close out and compares it with the one that was told.',
};

/** Tells how anybody can work out the outcome from what was sealed. */
export const howItFollows = (kind: VirtualKind): string => `${numbers} ${rules[kind]}`;
