import type { OpenedPicker } from '#machines/testing/open-picker.ts';

/** The picker's state before the last act. */
export interface Before {
  value: readonly string[];
  anchor: string | null;
  view: string;
  told: number;
  views: readonly string[];
  /** The day that had the keyboard focus. */
  focus: string;
  /** The first of the years that were shown. */
  page: number;
}

/** Compares something of the picker with the words; undefined when they say nothing about it. */
export type Expectation = (
  then: string,
  words: string,
) => ((picker: OpenedPicker, before: Before) => void) | undefined;
