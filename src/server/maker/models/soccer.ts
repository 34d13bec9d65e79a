import type { MatchModel } from './model.ts';

interface SoccerState {
  minute: number;
  goals: readonly [home: number, away: number];
  /** Goals a minute, by side. */
  rates: readonly [home: number, away: number];
  note: string;
}

const fullTime = 90;

/** Chance of each number of goals, 0 … 9, in a Poisson process with that mean. */
function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < 10; goals++) chances.push((chances[goals - 1]! * mean) / goals);
  return chances;
}

/** Home, draw, away by the minute: goals come at steady rates, each side's on its own. */
export const soccer: MatchModel<SoccerState> = {
  stepMs: 5_000,
  runners: (home, away) => [home, away, 'The Draw'],
  start: (random) => ({
    minute: 0,
    goals: [0, 0],
    rates: [(1 + random.next() * 1.3) / fullTime, (0.7 + random.next() * 1.2) / fullTime],
    note: '',
  }),
  step: ({ minute, goals: [home, away], rates }, random) => {
    const isHome = random.chance(rates[0]);
    const isAway = !isHome && random.chance(rates[1]);
    return {
      state: {
        minute: minute + 1,
        goals: [home + Number(isHome), away + Number(isAway)],
        rates,
        note: isHome || isAway ? 'GOAL' : '',
      },
      keyMoment: isHome || isAway ? 'GOAL' : null,
    };
  },
  probabilities: ({ minute, goals, rates }) => {
    const left = fullTime - minute;
    const [home, away] = [poisson(rates[0] * left), poisson(rates[1] * left)];
    const chances: [number, number, number] = [0, 0, 0];
    home.forEach((p, scored) =>
      away.forEach((q, conceded) => {
        const lead = goals[0] + scored - goals[1] - conceded;
        chances[lead > 0 ? 0 : lead < 0 ? 1 : 2] += p * q;
      }),
    );
    const total = chances[0] + chances[1] + chances[2];
    return chances.map((chance) => chance / total);
  },
  score: ({ minute, goals, note }) => ({
    home: String(goals[0]),
    away: String(goals[1]),
    period: minute >= fullTime ? 'Full time' : `${minute}'`,
    note,
  }),
  winner: ({ minute, goals: [home, away] }) =>
    minute < fullTime ? null : home > away ? 0 : home < away ? 1 : 2,
};
