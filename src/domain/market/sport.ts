/** The sports' ids, fixed by the specification (ENT-13). Ids are strings. */
export const sportIds = {
  cricket: '4',
  tennis: '2',
  soccer: '1',
  horseRacing: '7',
  basketball: '7522',
  binary: '66103',
  lottery: '66104',
  virtualSports: '66101',
  casino: '66102',
  greyhounds: '4339',
} as const;

/** TOP-4: sports without a tab in the top navigation. */
export const hiddenInTopNav: ReadonlySet<string> = new Set([
  sportIds.greyhounds,
  sportIds.casino,
  sportIds.virtualSports,
  sportIds.binary,
]);

/** SID-6: sports without an entry in the side navigation. */
export const hiddenInSideNav: ReadonlySet<string> = new Set([sportIds.greyhounds, sportIds.casino]);

/** CAL-1: the start-up sports list drops binary. */
export const droppedAtStartup: ReadonlySet<string> = new Set([sportIds.binary]);

/** Their events come every few minutes and differ in what is bet on: everybody waits for the next. */
export const shortSports: ReadonlySet<string> = new Set([
  sportIds.virtualSports,
  sportIds.lottery,
  sportIds.binary,
]);

/** Fields of many, of which a row has room for the favourites only. */
export const racedSports: ReadonlySet<string> = new Set([sportIds.virtualSports, sportIds.horseRacing]);

/** Sports in which teams or players meet, who have a table or a draw. */
export const sidedSports: ReadonlySet<string> = new Set([
  sportIds.cricket,
  sportIds.tennis,
  sportIds.soccer,
  sportIds.basketball,
]);

/** Sports whose events have tips: those with sides or horses that come again. */
export const tippedSports: ReadonlySet<string> = new Set([...sidedSports, sportIds.horseRacing]);
