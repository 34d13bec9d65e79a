/** Whether the maker made the market with that id. */
export const isMadeMarket = (marketId: string): boolean => /\.(?:mo|side-\w+)$/.test(marketId);
