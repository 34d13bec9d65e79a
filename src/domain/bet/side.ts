/** A back bet wins when the runner wins; a lay bet wins when it does not. */
export type Side = 'BACK' | 'LAY';

export const oppositeSide = (side: Side): Side => (side === 'BACK' ? 'LAY' : 'BACK');

/** The side in a market of odds; `sideWord` has every kind of market's own. */
export const sideName = (side: Side): 'Back' | 'Lay' => (side === 'BACK' ? 'Back' : 'Lay');

/** The letter shown in the specification's matched-bet row (ENT-6). */
export const sideLetter = (side: Side): 'B' | 'L' => (side === 'BACK' ? 'B' : 'L');
