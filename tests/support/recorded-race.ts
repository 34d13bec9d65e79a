import { asText, definition, mcm, writeFixture } from '#server/replay/recording.test-data.ts';

/** Recordings of small races, for tests. */

const factors = [40, 35, 25];

/** A race of Kettle, Barge and Rail in these states. */
export const race = (statuses: string, changed: object = {}) => ({
  marketDefinition: definition({
    eventTypeId: '7',
    marketType: 'WIN',
    marketBaseRate: 0,
    runners: statuses.split(' ').map((status, at) => ({
      id: at + 1,
      status,
      sortPriority: at + 1,
      name: ['Kettle', 'Barge', 'Rail', 'Sock'][at],
      adjustmentFactor: factors[at],
    })),
    ...changed,
  }),
});

/** What can be had on the first three. */
export const depth = [
  { id: 1, atb: [[2.5, 100]], atl: [[2.52, 100]] },
  { id: 2, atb: [[2.86, 100]], atl: [[2.9, 100]] },
  { id: 3, atb: [[4, 100]], atl: [[4.1, 100]] },
];

/** A file of changes, a second apart. */
export const file = (...messages: object[]) =>
  writeFixture(asText(messages.map((message, at) => mcm(at * 1_000, message))));

/** A race with two places. */
export const place = (statuses: string, changed: object = {}) =>
  race(statuses, { marketType: 'PLACE', numberOfWinners: 2, ...changed });
