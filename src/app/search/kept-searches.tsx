import { createContext, use } from 'react';
import type { KeptSearches } from '#kept/kept-searches.ts';

/** Where the search keeps what was chosen; null: nowhere. */
export const KeptSearchesContext = createContext<KeptSearches | null>(null);

export const useKeptSearches = (): KeptSearches | null => use(KeptSearchesContext);
