import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { madeSports } from '../made-sports.ts';
import { endOf } from '../match.ts';
import { finishedMatch } from './finished-match.ts';
import { pastFixtures } from './past-fixtures.ts';

const noon = Date.parse('2026-06-10T12:00:00Z');
const hour = 3_600_000;
const past = { sports: madeSports, listed: [], seed: 'x', sealedSeed: 'secret', speed: 1 };
const sportOf = (sportId: string) => madeSports.find((one) => one.sportId === sportId)!;

test.each([sportIds.cricket, sportIds.soccer, sportIds.basketball])(
  'a league’s past in sport %s is a day, and every match so far of the season it is in',
  (sportId) => {
    const sport = sportOf(sportId);
    const told = [...pastFixtures(sport, noon, past)];
    expect(Math.min(...told.map(({ startsAt }) => startsAt))).toBeLessThanOrEqual(
      noon - 24 * hour + sport.slotMs,
    );
    for (const [at, { teams }] of sport.leagues!.entries()) {
      const ofLeague = told.filter(({ tournamentId }) => tournamentId === `${sportId}t${at}`);
      const { season } = ofLeague[0]!;
      const played = ofLeague.filter((one) => one.season === season);
      const rounds = played.map(({ round }) => Number(round!.slice('Round '.length)));
      // The season's first match is among them, and none is left out.
      expect(Math.min(...rounds)).toBe(1);
      expect(new Set(played.map(({ eventId }) => eventId)).size).toBe(played.length);
      expect(rounds.filter((round) => round === 1)).toHaveLength(Math.min(teams.length / 2, played.length));
    }
  },
);

test.each(madeSports.map((sport) => [sport.series ?? sport.sportId, sport] as const))(
  'the past of %s is bounded, the last first, and ends by now',
  (_, sport) => {
    for (const speed of [1, 60]) {
      const starts = [...pastFixtures(sport, noon, { ...past, speed })].map(({ startsAt }) => startsAt);
      expect(starts.length).toBeGreaterThan(40);
      expect(starts.length).toBeLessThan(1_000);
      expect(starts).toEqual([...starts].sort((one, other) => other - one));
      expect(starts[0]).toBeLessThanOrEqual(noon);
    }
  },
);

test('a match is finished as it is played: its end, its score, its winner and what happened', () => {
  for (const sport of madeSports) {
    const [fixture] = pastFixtures(sport, noon, past);
    const { endsAt, score, result, incidents } = finishedMatch(fixture!, 1);
    expect(endsAt).toBe(endOf(fixture!, 1));
    expect(score.period).not.toBe('');
    expect(result).not.toBe('');
    expect(incidents.length, fixture!.eventId).toBeGreaterThan(0);
    // A short match is told whole.
    expect(incidents.length <= 40 || incidents.every(({ weight }) => weight !== 'PLAY')).toBe(true);
  }
});
