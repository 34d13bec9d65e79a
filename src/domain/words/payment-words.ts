/** There are no payments yet. */
export const noPayments = 'Money cannot be paid in or out here yet. Your bets and balance are not affected.';
