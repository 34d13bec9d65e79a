import type { Incident, IncidentWeight, Scoreboard, ScoreSide } from '#domain/market/scoreboard.ts';

const incident = (
  number: number,
  moment: string,
  mark: string,
  text: string,
  side: ScoreSide | null,
  weight: IncidentWeight = 'PLAY',
): Incident => ({ number, moment, weight, side, mark, text, at: '2026-11-21T14:00:00.000Z' });

export const cricketBoard: Scoreboard = {
  columns: ['Runs', 'Overs', 'Rate'],
  home: ['163/7', '19.2', '8.4'],
  away: ['', '', ''],
  active: 'HOME',
  detail: '1st innings',
};
export const cricketNames = { HOME: 'Tern Bay Mariners', AWAY: 'Gull Point' };

/** A little more than two overs; the last ball takes a wicket. */
export const cricketBalls: Incident[] = [
  ...['1', '•', '4', '1', '2', '•', '6', '1', '1', '•', '4', '1'].map((mark, ball) =>
    incident(
      ball + 1,
      `${17 + Math.floor(ball / 6)}.${(ball % 6) + 1}`,
      mark,
      mark === '•' ? 'No run' : mark === '4' ? 'Four' : mark === '6' ? 'Six' : 'Runs',
      'HOME',
      mark === '4' || mark === '6' ? 'NOTABLE' : 'PLAY',
    ),
  ),
  incident(13, '19.1', '1', 'One run', 'HOME'),
  incident(14, '19.2', 'W', 'Wicket, 163/7', 'HOME', 'KEY'),
];

export const tennisBoard: Scoreboard = {
  columns: ['Set 1', 'Set 2', 'Set 3', 'Points'],
  home: ['6', '4', '2', '40'],
  away: ['4', '6', '3', 'A'],
  active: 'AWAY',
  detail: 'Set 3',
};
export const tennisNames = { HOME: 'M. Okonjo', AWAY: 'L. Varga' };
export const tennisPoints: Incident[] = [
  incident(211, '2–2', 'Break', 'Break of serve, 2–3', 'AWAY', 'NOTABLE'),
  incident(212, '2–3', '40–A', 'Point on serve', 'AWAY'),
];

export const soccerBoard: Scoreboard = {
  columns: ['Goals', 'Corners', 'Cards'],
  home: ['2', '5', '1'],
  away: ['1', '3', '2'],
  active: null,
  detail: '2nd half',
};
export const soccerNames = { HOME: 'Northbank', AWAY: 'Saltmarsh City' };
export const soccerMoments: Incident[] = [
  incident(1, "1'", 'KO', 'Kick-off', null),
  incident(2, "45'", 'HT', 'Half-time, 1–1', null, 'NOTABLE'),
  incident(3, "63'", 'Card', 'Yellow card', 'AWAY', 'NOTABLE'),
  incident(4, "66'", 'Goal', 'Goal, 2–1', 'HOME', 'KEY'),
];
