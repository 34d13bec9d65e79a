export type Mode = 'light' | 'dark';

/** A meaning token that the server's theme map may set. */
export const THEMEABLE = [
  '--brand',
  '--brand-ink',
  '--header',
  '--header-ink',
  '--accent',
  '--accent-ink',
  '--back',
  '--lay',
] as const;
export type Themeable = (typeof THEMEABLE)[number];

/** Two colours read together. The size under a price is the weaker of the two figures on a ramp. */
export interface Pair {
  readonly ground: Themeable;
  readonly ink: Themeable | '--price-size-ink';
}

export const PAIRS: readonly Pair[] = [
  { ground: '--brand', ink: '--brand-ink' },
  { ground: '--header', ink: '--header-ink' },
  { ground: '--accent', ink: '--accent-ink' },
  { ground: '--back', ink: '--price-size-ink' },
  { ground: '--lay', ink: '--price-size-ink' },
];

type OwnColours = Readonly<Record<Themeable | '--price-size-ink' | '--surface', string>>;

/** Our own values, equal to tokens.css (a test compares them). A half-set pair is judged with them. */
export const OWN_COLOURS: Readonly<Record<Mode, OwnColours>> = {
  light: {
    '--surface': 'oklch(1 0 0)',
    '--brand': 'oklch(0.37 0.065 232)',
    '--brand-ink': 'oklch(1 0 0)',
    '--header': 'oklch(0.236 0.022 258)',
    '--header-ink': 'oklch(0.979 0.003 255)',
    '--accent': 'oklch(0.765 0.16 62)',
    '--accent-ink': 'oklch(0.225 0.04 60)',
    '--back': 'oklch(0.85 0.074 244)',
    '--lay': 'oklch(0.86 0.072 2)',
    '--price-size-ink': 'oklch(0.37 0.026 258)',
  },
  dark: {
    '--surface': 'oklch(0.2 0.02 258)',
    '--brand': 'oklch(0.85 0.06 215)',
    '--brand-ink': 'oklch(0.2 0.035 232)',
    '--header': 'oklch(0.2 0.02 258)',
    '--header-ink': 'oklch(0.945 0.006 255)',
    '--accent': 'oklch(0.765 0.16 62)',
    '--accent-ink': 'oklch(0.225 0.04 60)',
    '--back': 'oklch(0.425 0.1 249)',
    '--lay': 'oklch(0.425 0.105 2)',
    '--price-size-ink': 'oklch(0.865 0.01 255)',
  },
};
