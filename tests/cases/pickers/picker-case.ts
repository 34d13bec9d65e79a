import { expect } from 'vitest';
import { z } from 'zod';

export const pickerCase = z.object({
  id: z.string().min(1),
  area: z.string().min(1),
  given: z.string(),
  when: z.string(),
  // oxlint-disable-next-line unicorn/no-thenable -- the cases' own word
  then: z.string(),
  spec: z.string(),
  data: z
    .object({ in: z.unknown(), out: z.unknown(), locale: z.string(), text: z.string(), format: z.string() })
    .partial()
    .optional(),
});

export type PickerCase = z.infer<typeof pickerCase>;

/** Turns a case's sentence into a runnable check; undefined when it says something that is not understood. */
export type PickerArea = (one: PickerCase) => (() => void) | undefined;

export const daysIn = (text: string): string[] => text.match(/\d{4}-\d\d-\d\d/g) ?? [];

/** Uses the first area that understands the case. */
export const firstOf =
  (...areas: PickerArea[]): PickerArea =>
  (one) => {
    for (const area of areas) {
      const check = area(one);
      if (check) return check;
    }
    return undefined;
  };

/** For cases whose words (`given | when`) match. */
export const worded =
  (words: RegExp, run: (one: PickerCase, found: RegExpExecArray) => void): PickerArea =>
  (one) => {
    const found = words.exec(`${one.given} | ${one.when}`);
    return found ? () => run(one, found) : undefined;
  };

/** For checks, which run inside the test of their case. */
export const expectThat = expect;
