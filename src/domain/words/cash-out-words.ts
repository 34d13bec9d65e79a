/** Marks a bet that a cash out placed, wherever bets are listed: its bettor never placed it by hand. */
export const cashOutMark = 'Cash out';
