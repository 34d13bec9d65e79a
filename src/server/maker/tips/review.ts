import type { Review } from '#contract/tips.ts';
import { itemAt } from '#domain/must.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { lowestOf, turnOf, winnerOf, worstDeficit, type ChancePath } from './chance-path.ts';
import { likeliest, percentText, toBasisPoints, wholePercent } from './tip-words.ts';

type Sentence = Review['sentences'][number];

/** Tells how a match went. Each sentence is about one figure of its path, and chosen by it. */
export function reviewOf(path: ChancePath, at: string): Review {
  const { names, points } = path;
  const start = itemAt(points, 0).chances;
  const runners = names.map((name, runner) => ({ name, chance: toBasisPoints(itemAt(start, runner)) }));
  const winner = winnerOf(path);
  const result = itemAt(names, winner);
  const level = likeliest(runners);
  const favourite = itemAt(level, 0);
  const turn = turnOf(path);
  return {
    at,
    favourite: { ...favourite, hasWon: favourite.name === result },
    turn: turn && {
      moment: turn.incident.moment,
      text: turn.incident.text,
      name: turn.name,
      before: turn.before,
      after: turn.after,
    },
    sentences: [
      resultSentence(path, result),
      favouriteSentence(level, result),
      ...(turn
        ? [
            {
              about: 'TURN',
              text:
                `The turn was “${turn.incident.text}” (${turn.incident.moment}): ` +
                `${turn.name} went from ${percentText(turn.before)} to ${percentText(turn.after)}.`,
            },
          ]
        : []),
      ...behindSentences(path, winner),
      ...lowestSentences(path, winner, itemAt(runners, winner).chance),
    ],
  };
}

function resultSentence({ fixture, points }: ChancePath, result: string): Sentence {
  const { score } = itemAt(points, points.length - 1);
  const [home, away] = fixture.entrants;
  const isScored = fixture.sport.field === 2 && score.home !== '' && score.away !== '';
  const scores = isScored ? `: ${home?.name} ${score.home}, ${away?.name} ${score.away}` : '';
  return {
    about: 'RESULT',
    text: result === drawName ? `It was drawn${scores}.` : `${result} won${scores}.`,
  };
}

function favouriteSentence(level: readonly { name: string; chance: number }[], result: string): Sentence {
  const share = percentText(level[0]?.chance ?? 0);
  if (level.length > 1) {
    const names = level.map(({ name }) => name).join(' and ');
    return { about: 'FAVOURITE', text: `${names} started level, at ${share}.` };
  }
  const name = level[0]?.name;
  const how = name === result ? 'and won' : 'and did not win';
  return { about: 'FAVOURITE', text: `${name} started as the favourite, at ${share}, ${how}.` };
}

/** Only of a winner that trailed. */
function behindSentences(path: ChancePath, winner: number): Sentence[] {
  if (path.fixture.sport.field !== 2 || winner > 1) return [];
  const score = worstDeficit(path, winner === 0 ? 0 : 1);
  if (!score) return [];
  const [own, other] = winner === 0 ? [score.home, score.away] : [score.away, score.home];
  return [
    {
      about: 'BEHIND',
      text: `${itemAt(path.names, winner)} won from behind, having trailed ${own}–${other}.`,
    },
  ];
}

/** Only of a winner that had become less likely than at the start, and less likely than not. */
function lowestSentences(path: ChancePath, winner: number, start: number): Sentence[] {
  const { chance, incident } = lowestOf(path, winner);
  if (!incident || wholePercent(chance) >= wholePercent(start) || wholePercent(chance) >= 50) return [];
  const name = itemAt(path.names, winner);
  return [
    {
      about: 'LOWEST',
      text: `At its lowest, ${incident.moment}, the chance of ${name} was ${percentText(chance)}.`,
    },
  ];
}
