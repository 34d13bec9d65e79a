/** Sport, tab and partner ids fixed by the specification (ENT-13). Ids are strings; `'00'` is one. */
export const sportIds = {
  cricket: '4',
  tennis: '2',
  soccer: '1',
  horseRacing: '7',
  basketball: '7522',
  binary: '66103',
  lottery: '66104',
  virtualSports: '66101',
  internationalCasino: '16',
  partnerExchange: '88022',
  tipsReview: '98',
  home: '11',
  inPlay: '00',
  casino: '66102',
  hidden: '4339',
} as const;

/** TOP-4: sports without a tab in the top navigation. */
export const hiddenInTopNav: ReadonlySet<string> = new Set(['4339', '66102', '66101', '66103']);

/** SID-6: sports without an entry in the side navigation. */
export const hiddenInSideNav: ReadonlySet<string> = new Set(['4339', '66102']);

/** CAL-1: the start-up sports list drops binary. */
export const droppedAtStartup: ReadonlySet<string> = new Set([sportIds.binary]);
