const prefix = 'practice-';

/** Letters and digits that nobody takes for another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name for a practice account. `choose` picks one of `count`. */
export const practiceName = (choose: (count: number) => number): string =>
  prefix + Array.from({ length: 8 }, () => signs.charAt(choose(signs.length))).join('');

/** Whether only a practice account may have that name. */
export const isPracticeName = (userName: string): boolean => userName.toLowerCase().startsWith(prefix);
