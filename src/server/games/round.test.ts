import { expect, test } from 'vitest';
import { itemAt, must } from '#domain/must.ts';
import { allGames, gameOf } from './all-games.ts';
import { betsIn, drawRound, formOf, textOfBets, type Bet } from './round.ts';

const roulette = must(gameOf('99.0009'));
const on = (betId: string, stake: number): Bet => ({
  offer: must(roulette.bets.find((offer) => offer.betId === betId)),
  stake,
});

test('one wheel answers every bet of a round: what they pay is added up', () => {
  const bets = [on('red', 100_00), on('black', 50_00), on('number0', 10_00)];
  const paid = Array.from({ length: 60 }, (_, seed) => drawRound(roulette, String(seed), bets));
  const kinds = new Set(paid.map(({ outcome, payout }) => `${outcome.text.split(', ')[1]} ${payout}`));
  expect([...kinds].toSorted()).toEqual(['black 10000', 'green 36000', 'red 20000']);
  expect(new Set(paid.map(({ stake }) => stake))).toEqual(new Set([160_00]));
});

test('the text of a round’s bets is read again as the same bets, whatever they are', () => {
  for (const game of allGames) {
    const all = game.bets.map((offer, at) => ({ offer, stake: 10_00 + at }));
    for (const bets of [all, ...all.map((bet) => [bet])]) {
      const text = textOfBets(bets);
      // As long as the exchange takes.
      expect(text.length).toBeLessThanOrEqual(1_000);
      expect(
        betsIn(
          game,
          text,
          bets.reduce((sum, { stake }) => sum + stake, 0),
        ),
      ).toEqual(bets);
    }
  }
});

test('a single bet is told by its name alone, several with what is on each', () => {
  expect(textOfBets([on('column1', 20_00)])).toBe('1, 4, … 34');
  expect(textOfBets([on('red', 20_00), on('number17', 10_50)])).toBe('Red 20.00; 17 10.50');
  expect(formOf([on('red', 20_00), on('number17', 10_50)])).toEqual({ red: '20.00', number17: '10.50' });
});

test('where two hands compete the better one is named on the table, and none on a tie', () => {
  for (const eventId of ['99.0003', '99.0005', '99.0007', '99.0010']) {
    const game = must(gameOf(eventId));
    for (let seed = 0; seed < 60; seed++) {
      const { best, faces, pays } = drawRound(game, `best ${seed}`, []).outcome;
      const hands = [...new Set(faces.map(({ hand }) => hand))];
      // Each hand's own bet comes first, and a tie gives back no more than the stake.
      const winner = [0, 1].find((at) => (pays[itemAt(game.bets, at).betId] ?? 0) > 100);
      expect(best).toBe(winner === undefined ? undefined : hands[winner]);
    }
  }
});
