/** An event of which nothing is known, and a race of which all is. */

export const nothingKnown = {
  eventId: 'e1',
  round: null,
  season: null,
  ground: null,
  country: null,
  race: null,
  entrants: [],
};

export const raceConditions = {
  course: 'Saltings',
  number: 1,
  races: 8,
  distance: 1_600,
  going: 'Good',
  class: 2,
};

export const raceResult = {
  conditions: raceConditions,
  finishers: [
    { place: 1, name: 'Ebb Tide', number: 3, beatenBy: null, startingPrice: 660, placeDividend: 191 },
  ],
  nonRunners: [{ name: 'Sextant', reductionFactor: 900 }],
};

export const scorecard = {
  eventId: 'e1',
  innings: [
    {
      side: 'HOME' as const,
      runs: 41,
      wickets: 1,
      balls: 30,
      extras: 3,
      batters: [{ name: 'A. Joshi', runs: 34, balls: 21, fours: 4, sixes: 1, howOut: null }],
      bowlers: [{ name: 'P. Dhar', balls: 18, runs: 20, wickets: 1 }],
    },
  ],
};
