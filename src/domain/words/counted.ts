/** A count with the name of what is counted: `1 over`, `3 overs`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
