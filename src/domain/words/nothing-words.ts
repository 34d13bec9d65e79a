/** Exact texts of the specification for what has nothing in it: no first page waits for these. */
export const nothingMessages = {
  noMatchedBets: 'You have no Matched Bets',
  noUnmatchedBets: 'You have no Unmatched Bets',
  noExposure: 'No real-time records found',
  noFancyBook: 'No data!',
} as const;
