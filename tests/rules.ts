/** How many numbered rules each group of the specification has: `RTE` has RTE-1 to RTE-18. */
const counts = {
  RTE: 18,
  GRD: 4,
  FRM: 8,
  TOP: 5,
  XBR: 6,
  HDR: 7,
  SID: 6,
  FTR: 3,
  PNL: 10,
  PIC: 18,
  ENT: 13,
  SES: 6,
  VAL: 4,
  CAL: 8,
  TST: 1,
} as const;

export interface RuleGroup {
  readonly group: string;
  /** `RTE-1`, … */
  readonly ids: readonly string[];
}

/** Every rule's id. A test that proves one carries it in its title: `[RTE-1] …`. */
export const ruleGroups: readonly RuleGroup[] = Object.entries(counts).map(([group, count]) => ({
  group,
  ids: Array.from({ length: count }, (_, at) => `${group}-${at + 1}`),
}));

/** Rules that nothing can prove yet, with what is missing. A rule leaves this table with the test that proves it. */
export const awaited: ReadonlyMap<string, string> = new Map([
  ['RTE-6', 'tipsreview says only that it is not built yet'],
  ['RTE-9', 'virtualdetails has nothing yet that a market has not'],
  ['RTE-13', 'activityLog, rollingComm and referRearn say only that they are not built yet'],
  ['RTE-14', 'the banking pages take no payments yet'],
]);
