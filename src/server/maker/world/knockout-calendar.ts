import { itemAt } from '#domain/must.ts';
import type { MatchModel } from '../models/model.ts';
import { createRandom } from '../random.ts';
import { modulo, playSeedOf, type Calendar } from './calendar.ts';
import type { Entrant } from './entrant.ts';
import {
  drawKnockout,
  feedersOf,
  fieldOfKnockout,
  knockoutMatchAt,
  roundOf,
  slotOfMatch,
  type KnockoutMatch,
} from './knockout.ts';
import { onceEach } from './once-each.ts';
import { shuffled } from './strengths.ts';
import type { TennisTournament } from './tennis-tour.ts';

export interface Tour {
  sportId: string;
  model: MatchModel;
  /** Best first. */
  players: readonly Entrant[];
  tournaments: readonly TennisTournament[];
}

/**
 * Tournaments of sixteen, four of them at any time. The players are divided into groups of sixteen that take turns, so
 * that a group's next tournament begins after its last final. Who plays in a later round follows from the matches
 * before it, played here with their own seeds.
 */
export function knockoutCalendar({ sportId, model, players, tournaments }: Tour): Calendar {
  const groups = players.length / fieldOfKnockout;
  /** Each group gets one of the best, one of the next best, and so on. */
  const groupsOf = onceEach((seed: string) => {
    const tiers = Array.from({ length: fieldOfKnockout }, (_, tier) =>
      shuffled(players.slice(tier * groups, (tier + 1) * groups), `${seed}|${sportId}|group ${tier}`),
    );
    return Array.from({ length: groups }, (_, group) => tiers.map((tier) => itemAt(tier, group)));
  });
  const drawOf = onceEach((key: string) => {
    const { edition, seed } = fromKey(key);
    const group = itemAt(groupsOf(seed), modulo(edition, groups));
    return drawKnockout(group, `${seed}|${sportId}|tournament ${edition}`);
  });
  const pairOf = onceEach((key: string): readonly Entrant[] => {
    const { edition, match, seed } = fromKey(key);
    const feeders = feedersOf(match);
    if (feeders) return feeders.map((feeder) => winnerOf(toKey({ edition, match: feeder }, seed)));
    return drawOf(toKey({ edition, match: 0 }, seed)).slice(match * 2, match * 2 + 2);
  });
  const winnerOf = onceEach((key: string): Entrant => {
    const { edition, match, seed } = fromKey(key);
    const pair = pairOf(key);
    const random = createRandom(playSeedOf(sportId, slotOfMatch({ edition, match }), seed));
    let state = model.start(random, pair);
    for (;;) {
      const winner = model.winner(state);
      if (winner !== null) return itemAt(pair, winner);
      state = model.step(state, random).state;
    }
  });
  return (slot, seed) => {
    const at = knockoutMatchAt(slot);
    const entrants = pairOf(toKey(at, seed));
    const tournament = modulo(at.edition, tournaments.length);
    const { name, ground } = itemAt(tournaments, tournament);
    return {
      entrants,
      eventName: entrants.map((player) => player.name).join(' v '),
      tournamentId: `${sportId}t${tournament}`,
      tournamentName: name,
      season: at.edition,
      round: roundOf(at.match),
      ground,
    };
  };
}

const toKey = ({ edition, match }: KnockoutMatch, seed: string): string => `${edition}|${match}|${seed}`;

function fromKey(key: string): KnockoutMatch & { seed: string } {
  const [edition, match, ...seed] = key.split('|');
  return { edition: Number(edition), match: Number(match), seed: seed.join('|') };
}
