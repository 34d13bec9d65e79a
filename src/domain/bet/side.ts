/** A back bet wins when the runner wins; a lay bet wins when it does not. */
export type Side = 'BACK' | 'LAY';

export const oppositeSide = (side: Side): Side => (side === 'BACK' ? 'LAY' : 'BACK');

/** The letter shown in the specification's matched-bet row (ENT-6). */
export const sideLetter = (side: Side): 'B' | 'L' => (side === 'BACK' ? 'B' : 'L');
