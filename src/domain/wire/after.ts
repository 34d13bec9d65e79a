/** Runs something once, that many milliseconds from now. What it returns calls it off. */
export type After = (ms: number, run: () => void) => () => void;
