import { isJurisdictionName, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';

/** The jurisdiction that this page is of, as its server has marked it. */
export function pageJurisdiction(): Jurisdiction {
  const { jurisdiction = '' } = document.documentElement.dataset;
  return jurisdictions[isJurisdictionName(jurisdiction) ? jurisdiction : 'open'];
}
