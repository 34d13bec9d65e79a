import type { OpenedPicker } from '#machines/testing/open-picker.ts';

/** What the picker was before the last thing was done to it. */
export interface Before {
  value: readonly string[];
  anchor: string | null;
  view: string;
  told: number;
  views: readonly string[];
  /** The day that the keyboard was at. */
  focus: string;
  /** The first of the years that are shown. */
  page: number;
}

/** Holds something of the picker against the words; undefined: they say nothing of it. */
export type Expectation = (
  then: string,
  words: string,
) => ((picker: OpenedPicker, before: Before) => void) | undefined;
