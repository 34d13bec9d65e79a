import type { Play } from '#domain/market/play.ts';

type Of<Kind extends Play['kind']> = Extract<Play, { kind: Kind }>;

const at = '2026-11-21T14:00:00.000Z';

export const ballOf = (changes: Partial<Of<'BALL'>> = {}): Of<'BALL'> => ({
  kind: 'BALL',
  number: 1,
  at,
  moment: '14.3',
  side: 'HOME',
  bowler: 3,
  batter: 5,
  speed: 139,
  line: 'OFF',
  length: 'FULL',
  shot: 'DRIVE',
  runs: 4,
  wicket: null,
  angle: 40,
  distance: 70,
  ...changes,
});

export const pointOf = (changes: Partial<Of<'POINT'>> = {}): Of<'POINT'> => ({
  kind: 'POINT',
  number: 1,
  at,
  moment: '4–3',
  server: 'HOME',
  winner: 'HOME',
  speed: 188,
  rally: 7,
  stroke: 'FOREHAND',
  ending: 'WINNER',
  x: 870,
  y: 780,
  score: '30–15',
  ...changes,
});

export const moveOf = (changes: Partial<Of<'MOVE'>> = {}): Of<'MOVE'> => ({
  kind: 'MOVE',
  number: 1,
  at,
  moment: "72'",
  side: 'HOME',
  what: 'ATTACK',
  x: 560,
  y: 700,
  points: 0,
  ...changes,
});

export const fieldOf = (changes: Partial<Of<'POSITIONS'>> = {}): Of<'POSITIONS'> => ({
  kind: 'POSITIONS',
  number: 1,
  at,
  moment: '400 m',
  distance: 1_600,
  run: [120_000, 119_300, 118_700, 118_900, 119_650, 117_400, 118_100, 119_000],
  lanes: [9, 22, 35, 13, 31, 18, 40, 27],
  ...changes,
});

const numbered = (plays: readonly Play[]): Play[] => plays.map((play, at_) => ({ ...play, number: at_ + 1 }));

/** Two overs, the last ball of which is a four. */
export const someBalls: readonly Play[] = numbered([
  ballOf({ moment: '16.4', runs: 1, shot: 'FLICK', line: 'LEG', length: 'GOOD', angle: 300, distance: 40 }),
  ballOf({ moment: '16.5', runs: 0, shot: 'DEFENCE', length: 'GOOD', angle: 350, distance: 6 }),
  ballOf({ moment: '16.6', runs: 6, shot: 'LOFT', line: 'MIDDLE', angle: 340, distance: 88 }),
  ballOf({
    moment: '17.1',
    runs: 0,
    wicket: 'CAUGHT',
    shot: 'PULL',
    length: 'SHORT',
    angle: 262,
    distance: 58,
  }),
  ballOf({ moment: '17.2', runs: 1, line: 'WIDE', shot: 'NONE', distance: 0, angle: 0 }),
  ballOf({
    moment: '17.2',
    runs: 4,
    shot: 'CUT',
    line: 'OUTSIDE_OFF',
    length: 'SHORT',
    angle: 96,
    distance: 72,
  }),
]);

export const somePoints: readonly Play[] = numbered([
  pointOf({ ending: 'ACE', stroke: 'SERVE', rally: 1, score: '15–0', x: 720, y: 300 }),
  pointOf({ ending: 'LONG', winner: 'AWAY', rally: 5, score: '15–15', x: 1_040 }),
  pointOf({ rally: 7 }),
]);

export const someMoves: readonly Play[] = numbered([
  moveOf({ side: 'AWAY', moment: "70'", x: 420, y: 300 }),
  moveOf({ side: 'AWAY', moment: "70'", what: 'THROW_IN', x: 300, y: 0 }),
  moveOf({ at: '2026-11-21T14:00:11.400Z', x: 600, y: 720 }),
  moveOf({ at: '2026-11-21T14:00:11.400Z', what: 'SHOT', x: 890, y: 560 }),
  moveOf({ at: '2026-11-21T14:00:11.400Z', what: 'GOAL', x: 1_005, y: 470, points: 1 }),
]);

export const someAttacks: readonly Play[] = numbered([
  moveOf({ moment: 'Q2 4:00', what: 'BASKET', points: 2, x: 900, y: 430 }),
  moveOf({ moment: 'Q2 4:00', side: 'AWAY', what: 'MISS', x: 200, y: 800 }),
  moveOf({
    moment: 'Q2 3:12',
    at: '2026-11-21T14:00:15.000Z',
    what: 'FREE_THROW',
    points: 1,
    x: 798,
    y: 500,
  }),
  moveOf({
    moment: 'Q2 3:12',
    at: '2026-11-21T14:00:15.000Z',
    side: 'AWAY',
    what: 'BASKET',
    points: 3,
    x: 300,
    y: 260,
  }),
]);

export const someFields: readonly Play[] = [
  fieldOf({ number: 90_000, moment: '410 m' }),
  fieldOf({ number: 91_000 }),
];
export const aFinish: readonly Play[] = [
  ...someFields,
  fieldOf({
    number: 120_001,
    moment: 'Finish',
    run: [160_000, 159_700, 158_600, 158_900, 159_650, 157_400, 158_100, 159_000],
  }),
];

export const someLineUps = {
  HOME: ['A. Joshi', 'S. Tambe', 'V. Sahni', 'K. Wagle', 'P. Rao'],
  AWAY: ['M. Dhar', 'L. Nair', 'R. Perera'],
};

const silks = ['#c0392b', '#2e86c1', '#f4d03f', '#27ae60', '#8e44ad', '#e67e22', '#34495e', '#ec7063'];
const horses = [
  'Low Tide',
  'Harbour Light',
  'Old Pilot',
  'Saltwind',
  'Tern',
  'Gull Rock',
  'Slack Water',
  'Neap',
];
export const aCard = horses.map((name, place) => ({
  number: place + 1,
  name,
  colours: { main: silks[place]!, trim: '#ffffff' },
}));
