import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from '../fixtures.ts';
import { chancePath, type ChancePath } from './chance-path.ts';
import { reviewOf } from './review.ts';
import {
  at,
  basisPoints,
  favouritesOf,
  partsOf,
  percentOf,
  slots,
  tippedSports,
  type Read,
} from './told.fixture.ts';

const percent = (chance = 0) => String(percentOf(basisPoints(chance)));

interface Known {
  winner: string;
  favourites: string[];
  reads: Record<string, Read>;
}

/** What is so of a path, worked out by other means than the review. */
function knownOf({ names, points, fixture }: ChancePath): Known {
  const final = points[points.length - 1]!;
  const place = final.chances.findIndex((chance) => chance > 0.999);
  const winner = names[place]!;
  const shares = new Map(
    points[0]!.chances.map((chance, runner) => [names[runner]!, Number(percent(chance))]),
  );
  const favourites = favouritesOf(shares);
  const most = String(Math.max(...shares.values()));
  const least = Math.min(...points.slice(0, -1).map(({ chances }) => chances[place]!));
  const scores =
    fixture.sport.field === 2 ? `: ${names[0]} ${final.score.home}, ${names[1]} ${final.score.away}` : '';
  return {
    winner,
    favourites,
    reads: {
      RESULT: (text) => ({
        said: text,
        so: winner === 'The Draw' ? `It was drawn${scores}.` : `${winner} won${scores}.`,
      }),
      FAVOURITE: (text) => {
        const one = partsOf(text, /^(.+) started as the favourite, at (\d+) %, and (won|did not win)\.$/);
        const [level = '', share] = partsOf(text, /^(.+) started level, at (\d+) %\.$/) ?? [];
        const [favourite] = favourites;
        return {
          said: one ?? [level.split(' and ').sort(), share],
          so:
            favourites.length > 1
              ? [[...favourites].sort(), most]
              : [favourite, most, favourite === winner ? 'won' : 'did not win'],
        };
      },
      TURN: (text) => {
        const pattern = /^The turn was “(.+)” \((.+)\): (.+) went from (\d+) % to (\d+) %\.$/;
        const said = partsOf(text, pattern);
        const runner = names.indexOf(said?.[2] ?? '');
        const steps = points.slice(1).flatMap((to, index) => {
          const from = points[index]!;
          const isTold = to.incident !== null && to.incident.number !== from.incident?.number;
          const grown = to.chances.map(
            (chance, each) => basisPoints(chance) - basisPoints(from.chances[each]!),
          );
          return isTold ? [{ from, to, grown: Math.max(...grown), own: grown[runner] }] : [];
        });
        const widest = steps.reduce((best, one) => (one.grown > best.grown ? one : best));
        const { incident } = widest.to;
        const moved = [percent(widest.from.chances[runner]), percent(widest.to.chances[runner])];
        return {
          said: [...(said ?? []), widest.own],
          so: [incident?.text, incident?.moment, names[runner], ...moved, widest.grown],
        };
      },
      BEHIND: (text) => {
        const [name, own, other] =
          partsOf(text, /^(.+) won from behind, having trailed (\d+)–(\d+)\.$/) ?? [];
        const [home, away] = name === names[0] ? [own, other] : [other, own];
        const stood = points.some(({ score }) => score.home === home && score.away === away);
        return { said: [name, Number(own) < Number(other), stood], so: [winner, true, true] };
      },
      LOWEST: (text) => {
        const [name, share = '100'] =
          partsOf(text, /^At its lowest, .+, the chance of (.+) was (\d+) %\.$/) ?? [];
        const isWorthTelling = Number(share) < Math.min(50, shares.get(winner)!);
        return { said: [name, share, isWorthTelling], so: [winner, percent(least), true] };
      },
    },
  };
}

/** Whether the winner was behind by the score at any time, where a score is a number a side. */
function hasTrailed({ points, names, fixture }: ChancePath, winner: string): boolean {
  if (fixture.sport.field !== 2) return false;
  const leads = points.map(({ score }) => Number(score.home || NaN) - Number(score.away || NaN));
  return leads.some((lead) => (winner === names[0] ? lead < 0 : winner === names[1] && lead > 0));
}

test.each(tippedSports)(
  'no sentence of a review in sport %s contradicts how the match went',
  async (sportId, sport) => {
    const abouts = new Set<string>();
    const isCounted = sportId === sportIds.soccer || sportId === sportIds.basketball;
    // A match of cricket takes a second to read.
    const read = sportId === sportIds.cricket ? slots.slice(0, slots.length / 5) : slots;
    for (const slot of read) {
      const path = await chancePath(fixtureOf(sport, slot, 'tips', 1), 1, () => Promise.resolve());
      const { winner, favourites, reads } = knownOf(path);
      const { favourite, sentences } = reviewOf(path, at);
      expect(favourites).toContain(favourite.name);
      expect(favourite.hasWon).toBe(favourite.name === winner);
      for (const { about, text } of sentences) {
        abouts.add(about);
        expect(Object.keys(reads), text).toContain(about);
        const { said, so } = reads[about]!(text);
        expect(said, text).toEqual(so);
      }
      // Who trailed is said to have come from behind, and nobody else.
      const isBehind = sentences.some(({ about }) => about === 'BEHIND');
      expect(isBehind).toBe(isCounted && hasTrailed(path, winner));
    }
    expect([...abouts].sort()).toEqual(
      [...(isCounted ? ['BEHIND'] : []), 'FAVOURITE', 'LOWEST', 'RESULT', 'TURN'].sort(),
    );
  },
  300_000,
);
