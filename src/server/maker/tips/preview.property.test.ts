import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from '../fixtures.ts';
import { openMatch, type Match } from '../match.ts';
import { figuresOf, previewOf } from './preview.ts';
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

const numbers = ['none', 'one', 'two', 'three', 'four', 'five'];
const outcomes = ['WON', 'LOST', 'DRAWN', 'NO_RESULT'] as const;

/** Made meetings and form that differ from slot to slot. */
function headToHeadOf(slot: number, home: string, away: string) {
  const drawn = (salt: number) => (slot * 7919 + salt * 104_729) % 1009;
  const event = {
    sportId: '4',
    sportName: 'x',
    eventName: 'x',
    eventTime: at,
    tournamentId: 't',
    tournamentName: 't',
    inPlay: false,
    home,
    away,
    score: null,
    marketIds: [],
    race: null,
    ended: true,
  };
  const results = [home, away, 'The Draw', 'Void'];
  const meetings = Array.from({ length: drawn(1) % 6 }, (_, one) => ({
    ...event,
    exEventId: `m${one}`,
    result: results[drawn(2 + one) % 4]!,
  }));
  const formOf = (salt: number) =>
    Array.from({ length: drawn(salt) % 6 }, (_, one) => ({
      eventId: `f${one}`,
      eventTime: at,
      opponent: 'x',
      isHome: true,
      outcome: outcomes[drawn(salt + 1 + one) % 4]!,
      score: '',
    }));
  const sides = [
    { name: home, form: formOf(20) },
    { name: away, form: formOf(40) },
  ];
  return { eventId: 'e', meetings, sides };
}

type HeadToHead = ReturnType<typeof headToHeadOf>;

/** How each sentence is read, and what it must say of this match. */
function readsOf(
  match: Match,
  prices: readonly (number | null)[],
  headToHead: HeadToHead | null,
): Record<string, Read> {
  const { entrants, race } = match.fixture;
  const [home, away] = entrants;
  const names = match.market.runners.map(({ name }) => name);
  const shares = new Map(
    match.probabilities().map((chance, runner) => [names[runner]!, percentOf(basisPoints(chance))]),
  );
  const favourites = favouritesOf(shares);
  const most = Math.max(...shares.values());
  const isLevel = favourites.length > 1;
  const wins = (name = '') => (headToHead?.meetings ?? []).filter(({ result }) => result === name).length;
  const [ofHome, ofAway] = [home!, away!].map(({ strength }) => Math.round(50 + strength * 10));
  const [better, worse] = ofHome! >= ofAway! ? [home, away] : [away, home];
  const such = race ? 'races' : 'matches';
  return {
    FAVOURITE: (text) => {
      const [level = '', share] = partsOf(text, /^The model has (.+) level, at (\d+) %\.$/) ?? [];
      const one = partsOf(text, /^The model makes (.+) the favourite, at (\d+) %\.$/);
      return {
        said: one ?? [level.split(' and ').sort(), share],
        so: isLevel ? [[...favourites].sort(), String(most)] : [favourites[0], String(most)],
      };
    },
    STRENGTH: (text) => ({
      said: text,
      so:
        ofHome === ofAway
          ? `${home!.name} and ${away!.name} are both rated ${ofHome}; the average of their league is 50.`
          : `${better!.name} are rated ${Math.max(ofHome!, ofAway!)}, ${worse!.name} ${Math.min(ofHome!, ofAway!)}; the average of their league is 50.`,
    }),
    RANKING: (text) => {
      const ranked = [...entrants].sort((one, other) => one.ranking! - other.ranking!);
      return {
        said: partsOf(text, /^(.+) is ranked (\d+), (.+) (\d+)\.$/),
        so: ranked.flatMap(({ name, ranking }) => [name, String(ranking)]),
      };
    },
    GROUND: (text) => ({
      said: partsOf(text, /^(.+) are at home, at (.+)\.$/),
      so: [home!.name, home!.ground],
    }),
    BATTING: (text) => {
      const first = match.board().active === 'HOME' ? home!.name : away!.name;
      const said = partsOf(text, /^(.+) bat first, and win (\d+) of 100 such matches\.$/);
      return { said, so: [first, String(shares.get(first))] };
    },
    GOING: (text) => ({
      said: partsOf(text, /^(\d+) run over (\d+) m; the going is (.+), the class (\d)\.$/),
      so: race && [entrants.length, race.distance, race.going.toLowerCase(), race.class].map(String),
    }),
    FORM: (text) => {
      const [name, won, of] = partsOf(text, /^(.+) won (\w+) of the last (\w+)\.$/) ?? [];
      const form = headToHead?.sides.find((side) => side.name === name)?.form ?? [];
      const wonThen = form.filter(({ outcome }) => outcome === 'WON').length;
      return { said: [won, of], so: [numbers[wonThen], numbers[form.length]] };
    },
    MEETINGS: (text) => {
      const pattern = /^(.+?) won (?:(\w+) of |of )?their last (?:(\w+) meetings|meeting)\.$/;
      const [who, won = 'one', of = 'one'] = partsOf(text, pattern) ?? [];
      const counts = [wins(home!.name), wins(away!.name)];
      const [widest = 0, least = 0] = [...counts].sort((one, other) => other - one);
      const winner = counts[0] === widest ? home!.name : away!.name;
      const all = numbers[headToHead!.meetings.length];
      return {
        said: who === 'Neither side' ? [who, of] : [who, won, of],
        so:
          widest === 0
            ? ['Neither side', all]
            : [widest === least ? 'Each side' : winner, numbers[widest], all],
      };
    },
    MARKET: (text) => {
      const pattern = /^At ([\d.]+) the market gives (.+) (\d+) %, (.+)\.$/;
      const [price, name = '', share, beside] = partsOf(text, pattern) ?? [];
      const odds = prices[names.indexOf(name)] ?? 0;
      const implied = percentOf(1_000_000 / odds);
      const apart = Math.abs(implied - most);
      const points = `${apart} ${apart === 1 ? 'point' : 'points'} ${implied > most ? 'above' : 'below'} the model`;
      return {
        said: [favourites.includes(name), Number(price) * 100, Number(share), beside],
        so: [true, expect.closeTo(odds), implied, apart === 0 ? 'as the model has it' : points],
      };
    },
    AGAINST: (text) => {
      const pattern =
        /^The model has (.+) (losing|failing to win) (\d+) of 100 such (\w+)(?:; (\d+) are drawn)?\.$/;
      const [name = '', verb, misses, what, drawn] = partsOf(text, pattern) ?? [];
      const draw = shares.get('The Draw');
      return {
        said: [favourites.includes(name), verb, Number(misses), what, drawn],
        so: [true, draw === undefined ? 'losing' : 'failing to win', 100 - most, such, draw?.toString()],
      };
    },
  };
}

const ofLeagues = ['STRENGTH', 'GROUND', 'FORM', 'MEETINGS'];
const wanted: Readonly<Record<string, string[]>> = {
  [sportIds.cricket]: [...ofLeagues, 'BATTING'],
  [sportIds.soccer]: ofLeagues,
  [sportIds.basketball]: ofLeagues,
  [sportIds.tennis]: ['RANKING', 'FORM', 'MEETINGS'],
  [sportIds.horseRacing]: ['GOING'],
};

test.each(tippedSports)(
  'no sentence of a preview in sport %s contradicts a figure',
  (sportId, sport) => {
    const abouts = new Set<string>();
    for (const slot of slots) {
      const match = openMatch(fixtureOf(sport, slot, 'tips', 1));
      const chances = match.probabilities();
      const prices = chances.map((chance, runner) =>
        slot % 5 === 0
          ? null
          : Math.max(101, Math.round(100 / (chance * (0.9 + ((slot + runner) % 20) / 100)))),
      );
      const [home, away] = match.fixture.entrants;
      const headToHead = sport.field === 2 ? headToHeadOf(slot, home!.name, away!.name) : null;
      const preview = previewOf(figuresOf(match, prices, headToHead), at);
      expect(preview.runners.map(({ chance }) => chance)).toEqual(chances.map(basisPoints));
      const reads = readsOf(match, prices, headToHead);
      for (const { about, text } of [...preview.sentences, preview.against]) {
        abouts.add(about);
        expect(Object.keys(reads), text).toContain(about);
        const { said, so } = reads[about]!(text);
        expect(said, text).toEqual(so);
      }
    }
    expect([...abouts].sort()).toEqual([...wanted[sportId]!, 'AGAINST', 'FAVOURITE', 'MARKET'].sort());
  },
  120_000,
);
