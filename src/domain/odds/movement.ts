/** Which way the odds of a price cell moved: what the live store tells and the cell shows. */
export type Movement = 'up' | 'down';
