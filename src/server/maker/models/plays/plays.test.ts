import { expect, test } from 'vitest';
import {
  boundaryMetres,
  pointEndings,
  type BallDetail,
  type MoveDetail,
  type PointDetail,
} from '#domain/market/play.ts';
import { play } from '#contract/play.ts';
import { occasionOf } from '../../fixtures.ts';
import { madeSports } from '../../made-sports.ts';
import { matchRandom } from '../../match.ts';
import { createRandom } from '../../random.ts';
import { cricket } from '../cricket/cricket.ts';
import { scorecardOf } from '../cricket/scorecard.ts';
import type { CricketState } from '../cricket/cricket-state.ts';
import { cricketPlays } from './cricket-plays.ts';
import { fixturesOf, ofKind, playOut, sum } from './plays.fixture.ts';

const cricketId = '4';
const tennisId = '2';
const soccerId = '1';
const basketballId = '7522';
const virtualMatchId = '66101-f';
const virtualOverId = '66101-c';
const sides = ['HOME', 'AWAY'] as const;
const other = { HOME: 'AWAY', AWAY: 'HOME' } as const;

test.each(madeSports.map(({ sportId, series = sportId }) => series))(
  'plays of %s follow from the fixture alone, are as the contract says, and change no result',
  (name) => {
    for (const fixture of fixturesOf(name, 8)) {
      const { match, all } = playOut(fixture);
      expect(playOut(fixture).all).toEqual(all);
      expect(all.filter((one) => !play.safeParse(one).success)).toEqual([]);
      expect(all.every(({ number }, at) => at === 0 || number > all[at - 1]!.number)).toBe(true);
      const { model } = fixture.sport;
      const random = matchRandom(fixture);
      let state = model.start(random, fixture.entrants, occasionOf(fixture));
      while (model.winner(state) === null) state = model.step(state, random).state;
      expect(match.score()).toEqual(model.score(state));
    }
  },
);

test('the runs and wickets of a cricket match’s balls are those of its innings, batter by batter', () => {
  for (let seed = 0; seed < 120; seed++) {
    const random = createRandom(`c${seed}`);
    const pictured = createRandom(`c${seed}|plays`);
    let state: CricketState = cricket.start(random, []);
    const balls: [BallDetail[], BallDetail[]] = [[], []];
    while (cricket.winner(state) === null) {
      const before = state;
      state = cricket.step(state, random).state;
      balls[before.at].push(...cricketPlays(before, state, pictured, `c${seed}`));
    }
    state.innings.forEach((innings, inning) => {
      const told = balls[inning]!;
      expect(sum(told.map(({ runs }) => runs))).toBe(innings.runs);
      expect(told.filter(({ wicket }) => wicket)).toHaveLength(innings.wickets);
      const { batters, bowlers } = scorecardOf(innings.deliveries);
      const batted = batters.map((_, at) =>
        sum(told.map(({ batter, line, runs }) => (batter === at + 1 && line !== 'WIDE' ? runs : 0))),
      );
      expect(batted).toEqual(batters.map(({ runs }) => runs));
      const taken = bowlers.map(
        (_, at) => told.filter(({ bowler, wicket }) => bowler === 11 - at && wicket).length,
      );
      expect(taken).toEqual(bowlers.map(({ wickets }) => wickets));
    });
  }
});

const wordsOut = { CAUGHT: /^c /, BOWLED: /^b /, LBW: /^lbw /, STUMPED: /^st / } as const;

test('a batter is out in the picture as on the scorecard', () => {
  let wickets = 0;
  for (const fixture of fixturesOf(cricketId, 12)) {
    const { match, all } = playOut(fixture);
    for (const { side, batters } of match.scorecard()!) {
      const balls = ofKind(all, 'BALL').filter((ball) => ball.side === side);
      for (const [place, { howOut }] of batters.entries()) {
        const { wicket = null } = balls.find((ball) => ball.batter === place + 1 && ball.wicket) ?? {};
        expect(howOut === null).toBe(wicket === null);
        if (wicket === null) continue;
        wickets++;
        expect(howOut).toMatch(wordsOut[wicket]);
      }
    }
  }
  expect(wickets).toBeGreaterThan(100);
});

test('of cricket’s balls four and six reach the boundary, nothing else does, and a wicket scores nothing', () => {
  const balls = [cricketId, virtualOverId].flatMap((name) =>
    fixturesOf(name, 60).flatMap((fixture) => ofKind(playOut(fixture).all, 'BALL')),
  );
  const unlike = (isAsked: (ball: BallDetail) => boolean, isSo: (ball: BallDetail) => boolean) => {
    const asked = balls.filter(isAsked);
    expect(asked.length).toBeGreaterThan(20);
    return asked.filter((ball) => !isSo(ball));
  };
  const isBoundary = ({ runs }: BallDetail) => runs === 4 || runs === 6;
  expect(unlike(isBoundary, ({ distance }) => distance >= boundaryMetres)).toEqual([]);
  expect(
    unlike(
      (ball) => !isBoundary(ball),
      ({ distance }) => distance < boundaryMetres,
    ),
  ).toEqual([]);
  expect(
    unlike(
      ({ wicket }) => wicket !== null,
      ({ runs }) => runs === 0,
    ),
  ).toEqual([]);
  expect(
    unlike(
      ({ wicket }) => wicket === 'BOWLED' || wicket === 'LBW',
      ({ line, distance }) => ['OFF', 'MIDDLE', 'LEG'].includes(line) && distance === 0,
    ),
  ).toEqual([]);
  // The off side is to the right of the line to the bowler.
  expect(
    unlike(
      ({ shot }) => shot === 'CUT',
      ({ angle }) => angle > 0 && angle < 180,
    ),
  ).toEqual([]);
  expect(
    unlike(
      ({ shot }) => shot === 'PULL',
      ({ angle }) => angle > 180,
    ),
  ).toEqual([]);
});

test('the balls of a virtual over are its runs and its wickets', () => {
  for (const fixture of fixturesOf(virtualOverId, 200)) {
    const { match, all } = playOut(fixture);
    const balls = ofKind(all, 'BALL');
    const wickets = balls.filter(({ wicket }) => wicket).length;
    expect(`${sum(balls.map(({ runs }) => runs))}/${wickets}`).toBe(match.score().home);
  }
});

test('a tennis point is the score’s: who serves, who wins it, and what it makes the score', () => {
  for (const fixture of fixturesOf(tennisId, 60)) {
    const told: unknown[] = [];
    const scored: unknown[] = [];
    let server: string | null | undefined;
    playOut(fixture, ({ plays, match }) => {
      const incident = match.incidents().at(-1)!;
      for (const point of ofKind(plays, 'POINT')) {
        // Who serves first is on no board yet.
        told.push([server === undefined ? null : point.server, point.winner, point.score]);
      }
      scored.push([server ?? null, incident.side, incident.mark]);
      server = match.board().active;
    });
    expect(told).toEqual(scored);
  }
});

test('a rally ends with the player whose stroke it was, and the ball where its ending says', () => {
  const points = fixturesOf(tennisId, 60).flatMap((fixture) => ofKind(playOut(fixture).all, 'POINT'));
  const isTrue = ({ server, winner, rally, ending, x, y }: PointDetail): boolean => {
    const last = rally % 2 === 1 || rally === 0 ? server : other[server];
    const isIn = x > 0 && x < 1_000 && y > 125 && y < 875;
    /** It lands beyond the net of whoever played it. */
    const isBeyond = last === 'HOME' ? x > 500 : x < 500;
    switch (ending) {
      case 'ACE':
        return winner === server && rally === 1 && isIn && isBeyond;
      case 'WINNER':
        return winner === last && rally > 1 && isIn && isBeyond;
      case 'DOUBLE_FAULT':
        return winner !== server && rally === 0;
      case 'NET':
        return winner !== last && rally > 1 && x === 500;
      case 'LONG':
      case 'WIDE':
        return winner !== last && rally > 1 && !isIn && isBeyond;
    }
  };
  expect(points.filter((point) => !isTrue(point))).toEqual([]);
  expect(new Set(points.map(({ ending }) => ending)).size).toBe(pointEndings.length);
});

test.each([soccerId, virtualMatchId])('goals of %s are in the right goal, and as many as scored', (name) => {
  for (const fixture of fixturesOf(name, 200)) {
    const { match, all } = playOut(fixture);
    const moves = ofKind(all, 'MOVE');
    const { home, away } = match.score();
    const counted = (what: string) =>
      sides.map((side) => String(moves.filter((move) => move.what === what && move.side === side).length));
    expect(counted('GOAL')).toEqual([home, away]);
    moves.forEach(({ what, side, x, y }, at) => {
      if (what !== 'GOAL') return;
      expect(side === 'HOME' ? x >= 1_000 : x <= 0).toBe(true);
      expect(y > 446 && y < 554).toBe(true);
      const shot = moves[at - 1]!;
      expect([shot.what, shot.side]).toEqual(['SHOT', side]);
      // From inside the penalty area that is attacked.
      expect(side === 'HOME' ? shot.x >= 843 : shot.x <= 157).toBe(true);
      expect(shot.y >= 204 && shot.y <= 796).toBe(true);
    });
  }
});

test('a football match has as many corners and cards as its board counts', () => {
  for (const fixture of fixturesOf(soccerId, 100)) {
    const { match, all } = playOut(fixture);
    const moves = ofKind(all, 'MOVE');
    const counted = (what: string) =>
      sides.map((side) => String(moves.filter((move) => move.what === what && move.side === side).length));
    const { home, away } = match.board();
    expect([counted('CORNER'), counted('CARD')]).toEqual([
      [home[1], away[1]],
      [home[2], away[2]],
    ]);
  }
});

test('basketball’s attacks add up to the score at every step, and three points come from beyond the line', () => {
  const misplaced: MoveDetail[] = [];
  for (const fixture of fixturesOf(basketballId, 80)) {
    const points = { HOME: 0, AWAY: 0 };
    const told: unknown[] = [];
    const scored: unknown[] = [];
    playOut(fixture, ({ plays, match }) => {
      const moves = ofKind(plays, 'MOVE');
      for (const move of moves) points[move.side] += move.points;
      told.push([
        String(points.HOME),
        String(points.AWAY),
        moves[0]!.moment,
        moves.length === 2 || moves.length === 4,
      ]);
      const { home, away } = match.score();
      // The step's first incident tells what was scored in it.
      const incident = match.incidents().findLast(({ text }) => !text.startsWith('End'))!;
      scored.push([home, away, incident.moment, true]);
      misplaced.push(
        ...moves.filter(
          (move) => move.what === 'BASKET' && metresFromHoop(move) > 7.24 !== (move.points === 3),
        ),
      );
    });
    expect(told).toEqual(scored);
  }
  expect(misplaced).toEqual([]);
});

const metresFromHoop = ({ side, x, y }: MoveDetail): number =>
  Math.hypot((y / 1_000 - 0.5) * 15.24, ((side === 'HOME' ? 1_000 - x : x) / 1_000) * 28.65 - 1.6);
