import type { DataOf } from '#contract/call.ts';
import type { getHeadToHead } from '#contract/standings.ts';
import type { Preview } from '#contract/tips.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { itemAt } from '#domain/must.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import type { Fixture } from '../fixtures.ts';
import type { Match } from '../match.ts';
import { inWords, likeliest, percentText, toBasisPoints, wholePercent } from './tip-words.ts';

type HeadToHead = DataOf<typeof getHeadToHead>;
type PreviewRunner = Preview['runners'][number];
type Sentence = Preview['against'];

/** The figures that a preview tells. Each sentence is about one of them, and chosen by it. */
export interface PreviewFigures {
  fixture: Fixture;
  runners: readonly PreviewRunner[];
  /** The side that bats first, if that is known. */
  battingFirst: string | null;
  headToHead: HeadToHead | null;
}

/** Reads the figures of a match before its start. `prices`: the best price to back each runner, if there is one. */
export function figuresOf(
  match: Match,
  prices: readonly (number | null)[],
  headToHead: HeadToHead | null,
): PreviewFigures {
  const { fixture } = match;
  const chances = match.probabilities();
  const { active, columns } = match.board();
  const [home, away] = fixture.entrants;
  return {
    fixture,
    runners: match.market.runners.map(({ name }, at) => ({
      name,
      chance: toBasisPoints(itemAt(chances, at)),
      odds: prices[at] ?? null,
    })),
    battingFirst:
      columns.includes('Overs') && active ? ((active === 'HOME' ? home : away)?.name ?? null) : null,
    headToHead,
  };
}

export function previewOf(figures: PreviewFigures, at: string): Preview {
  const { runners } = figures;
  return {
    at,
    runners: [...runners],
    sentences: [
      favouriteSentence(runners),
      ...strengthSentences(figures),
      ...groundSentences(figures),
      ...formSentences(figures.headToHead),
      ...meetingSentences(figures.headToHead),
      ...marketSentences(runners),
    ],
    against: againstSentence(runners, figures.fixture),
  };
}

function favouriteSentence(runners: readonly PreviewRunner[]): Sentence {
  const [first, ...level] = likeliest(runners);
  const share = percentText(first?.chance ?? 0);
  const text =
    level.length === 0
      ? `The model makes ${first?.name} the favourite, at ${share}.`
      : `The model has ${[first, ...level].map((one) => one?.name).join(' and ')} level, at ${share}.`;
  return { about: 'FAVOURITE', text };
}

/** How a strength is told: 50 is the average of the league, and 10 points are a standard deviation. */
const ratingOf = (strength: number): number => Math.round(50 + strength * 10);

function strengthSentences({ fixture }: PreviewFigures): Sentence[] {
  if (fixture.sport.field !== 2) return [];
  const [home, away] = fixture.entrants;
  if (!home || !away) return [];
  if (home.ranking !== undefined && away.ranking !== undefined) {
    const [better, other] = home.ranking < away.ranking ? [home, away] : [away, home];
    return [
      {
        about: 'RANKING',
        text: `${better.name} is ranked ${better.ranking}, ${other.name} ${other.ranking}.`,
      },
    ];
  }
  const rated = [home, away]
    .map(({ name, strength }) => ({ name, rating: ratingOf(strength) }))
    .sort((a, b) => b.rating - a.rating);
  const [better, other] = [itemAt(rated, 0), itemAt(rated, 1)];
  const ratings =
    better.rating === other.rating
      ? `${better.name} and ${other.name} are both rated ${better.rating}`
      : `${better.name} are rated ${better.rating}, ${other.name} ${other.rating}`;
  return [{ about: 'STRENGTH', text: `${ratings}; the average of their league is 50.` }];
}

function groundSentences({ fixture, runners, battingFirst }: PreviewFigures): Sentence[] {
  const { race, ground, entrants, sport } = fixture;
  if (race) {
    const { going, distance, class: raceClass } = race;
    const text = `${runners.length} run over ${distance} m; the going is ${going.toLowerCase()}, the class ${raceClass}.`;
    return [{ about: 'GOING', text }];
  }
  const sentences: Sentence[] = [];
  const host =
    sport.field === 2 ? entrants.find((one) => one.ground !== undefined && one.ground === ground) : undefined;
  if (host && ground !== undefined)
    sentences.push({ about: 'GROUND', text: `${host.name} are at home, at ${ground}.` });
  const first = runners.find(({ name }) => name === battingFirst);
  if (first)
    sentences.push({
      about: 'BATTING',
      text: `${first.name} bat first, and win ${wholePercent(first.chance)} of 100 such matches.`,
    });
  return sentences;
}

function formSentences(headToHead: HeadToHead | null): Sentence[] {
  return (headToHead?.sides ?? []).flatMap(({ name, form }): Sentence[] => {
    if (form.length < 2) return [];
    const won = form.filter(({ outcome }) => outcome === 'WON').length;
    return [{ about: 'FORM', text: `${name} won ${inWords(won)} of the last ${inWords(form.length)}.` }];
  });
}

function meetingSentences(headToHead: HeadToHead | null): Sentence[] {
  const meetings = headToHead?.meetings ?? [];
  const counts = (headToHead?.sides ?? []).map(({ name }) => ({
    name,
    won: meetings.filter(({ result }) => result === name).length,
  }));
  const [one, other] = counts.sort((a, b) => b.won - a.won);
  if (!one || !other || meetings.length === 0) return [];
  const last =
    meetings.length === 1 ? 'their last meeting' : `their last ${inWords(meetings.length)} meetings`;
  if (one.won === other.won) {
    const each = one.won === 0 ? 'Neither side won' : `Each side won ${inWords(one.won)}`;
    return [{ about: 'MEETINGS', text: `${each} of ${last}.` }];
  }
  const text =
    meetings.length === 1 ? `${one.name} won ${last}.` : `${one.name} won ${inWords(one.won)} of ${last}.`;
  return [{ about: 'MEETINGS', text }];
}

/** The chance that a price pays for, basis points. Not rounded: it is rounded once, where it is told. */
const impliedBy = (odds: number): number => 1_000_000 / odds;

function marketSentences(runners: readonly PreviewRunner[]): Sentence[] {
  const [first] = likeliest(runners);
  if (!first || first.odds === null) return [];
  const implied = impliedBy(first.odds);
  const apart = wholePercent(implied) - wholePercent(first.chance);
  const points = `${Math.abs(apart)} ${Math.abs(apart) === 1 ? 'point' : 'points'}`;
  const beside = apart === 0 ? 'as the model has it' : `${points} ${apart > 0 ? 'above' : 'below'} the model`;
  return [
    {
      about: 'MARKET',
      text: `At ${formatOdds(first.odds)} the market gives ${first.name} ${percentText(implied)}, ${beside}.`,
    },
  ];
}

function againstSentence(runners: readonly PreviewRunner[], { sport }: Fixture): Sentence {
  const [first] = likeliest(runners);
  const misses = 100 - wholePercent(first?.chance ?? 0);
  const draw = runners.find(({ name }) => name === drawName);
  const such = sport.field === 2 ? 'such matches' : 'such races';
  const text = draw
    ? `The model has ${first?.name} failing to win ${misses} of 100 ${such}; ${wholePercent(draw.chance)} are drawn.`
    : `The model has ${first?.name} losing ${misses} of 100 ${such}.`;
  return { about: 'AGAINST', text };
}
