const RAMP = ['--back-0', '--back-1', '--back-2', '--lay-0', '--lay-1', '--lay-2', '--lit'];
const GROUNDS = ['--paper', '--surface', '--surface-sunk', '--surface-float', '--surface-hover'];

/** Every ink and the ground that it is read on: 4.5:1. */
export const readable: readonly (readonly [ink: string, ground: string])[] = [
  ...RAMP.flatMap((ground) => [['--price-ink', ground] as const, ['--price-size-ink', ground] as const]),
  ...GROUNDS.flatMap((ground) =>
    ['--ink', '--ink-muted', '--ink-faint', '--positive', '--negative', '--link'].map(
      (ink) => [ink, ground] as const,
    ),
  ),
  ['--brand-ink', '--brand'],
  ['--header-ink', '--header'],
  ['--accent-ink', '--accent'],
  ['--danger-ink', '--danger'],
  ['--warning-ink', '--warning'],
  ['--ink', '--warning'],
  ['--ink', '--selection'],
  ['--hero-ink', '--hero'],
  ['--hero-ink-muted', '--hero'],
  ['--hero-ink', '--ground-grass'],
  ['--hero-ink', '--ground-court'],
  ['--hero-ink', '--ground-floor'],
  ['--white', '--ribbon-first'],
  ['--white', '--ribbon-second'],
  ['--white', '--ribbon-draw'],
];

/** Edges of controls, the focus ring and marks beside their ground: 3:1 (WCAG 1.4.11). */
export const visible: readonly (readonly [edge: string, ground: string])[] = [
  ...['--line-control', '--focus', '--accent-line', '--back-line', '--lay-line'].flatMap((edge) =>
    ['--paper', '--surface', '--surface-float'].map((ground) => [edge, ground] as const),
  ),
  ...['--mark-back', '--mark-lay'].flatMap((edge) =>
    ['--surface', '--header'].map((ground) => [edge, ground] as const),
  ),
  // The chosen tab's line, and the buttons that are filled with the accent in the header.
  ['--brand', '--surface'],
  ['--accent', '--header'],
  ['--header-positive', '--header'],
  ['--header-negative', '--header'],
];
