import type { VirtualKind } from '#domain/market/sealed-event.ts';
import { virtualFootballSteps, virtualOverBalls, virtualRaceRules } from '#domain/market/virtual-outcomes.ts';

const numbers =
  'Numbers follow from the whole line: the first four bytes of the SHA-256 of it, a colon and a count (0, then 1, and so on), divided by 2³².';

const { steps, stridesAStep, form, least, most } = virtualRaceRules;

const rules: Record<VirtualKind, string> = {
  race: `Each runner’s form is the sum of twelve numbers less six. Its chance is the one named plus ${form} times its form, kept between ${least} and ${most}. In each of ${steps} steps every runner in turn has ${stridesAStep} strides, and gains half a length if the next number is below its chance. Of two that are level, the lower number is in front.`,
  football: `In each of ${virtualFootballSteps} steps the home side scores if the next number is below its chance, then the away side if the one after is below its own.`,
  over: `Each of ${virtualOverBalls} balls takes one number: it brings the first of what is named, runs or a wicket (W), whose chance, added to those before it, is above the number.`,
};

/** What the chances that are sealed with the seed are chances of. */
export const chanceWords: Readonly<Record<VirtualKind, string>> = {
  race: 'each runner’s chance to gain half a length at a stride',
  football: 'each side’s chance of a goal in a step',
  over: 'the chance of each thing that a ball may bring',
};

/** Tells how anybody can work out the outcome of a virtual event from what was sealed. */
export const howItFollows = (kind: VirtualKind): string => `${numbers} ${rules[kind]}`;
