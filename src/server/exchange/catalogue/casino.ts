import type { CasinoEntry } from '#contract/casino-games/casino-entry.ts';
import { gameDescriptionOf } from '#contract/casino-games/casino-games.ts';
import { paysText, type GameDescription } from '#contract/casino-games/game-description.ts';
import { must } from '#domain/must.ts';

type Company = 'UNIVERSE' | 'VIMAAN';

/** ENT-8: ids from the specification's three families. */
const games: readonly [eventId: string, companyName: Company, popular?: boolean][] = [
  ['99.0005', 'UNIVERSE', true],
  ['99.0006', 'UNIVERSE', true],
  ['99.0007', 'UNIVERSE', true],
  ['99.0008', 'UNIVERSE'],
  ['99.0009', 'UNIVERSE', true],
  ['99.0001', 'UNIVERSE', true],
  ['99.0002', 'UNIVERSE', true],
  ['99.0010', 'UNIVERSE'],
  ['99.0003', 'UNIVERSE'],
  ['99.0004', 'UNIVERSE'],
  ['99.0011', 'UNIVERSE', true],
  ['99.0017', 'UNIVERSE'],
  ['99.0021', 'UNIVERSE'],
  ['99.0029', 'UNIVERSE'],
  ['88.0001', 'VIMAAN', true],
  ['88.0002', 'VIMAAN'],
  ['88.0003', 'VIMAAN', true],
  ['88.0007', 'VIMAAN'],
  ['88.0012', 'VIMAAN'],
  ['1444001000', 'UNIVERSE'],
  ['1444001005', 'UNIVERSE', true],
  ['67722017', 'UNIVERSE'],
];

/** CAL-4: a UNIVERSE link is filled in with a launch code and the game; a VIMAAN link is opened as it is. */
const linkOf: Record<Company, (gamesUrl: string, eventId: string) => string> = {
  UNIVERSE: (gamesUrl) => `${gamesUrl}/play?token={token}&game={eventId}`,
  VIMAAN: (gamesUrl, eventId) => `${gamesUrl}/partner/${eventId}`,
};

/** Where a round of a game that is dealt here is shown with its seed. */
const roundLinkOf: Record<Company, (gamesUrl: string) => string | null> = {
  UNIVERSE: (gamesUrl) => `${gamesUrl}/rounds/{eventId}/{roundId}`,
  VIMAAN: () => null,
};

/** The lobby of the games host at this address. */
export const casinoLobby = (gamesUrl: string): CasinoEntry[] =>
  games.map(([eventId, companyName, popular = false]) => ({
    eventId,
    link: linkOf[companyName](gamesUrl, eventId),
    roundLink: roundLinkOf[companyName](gamesUrl),
    companyName,
    popular,
    ...shownOf(must(gameDescriptionOf(eventId))),
  }));

function shownOf({ name, category, art, rules, bets }: GameDescription) {
  const returns = bets.map(({ returnToPlayer }) => returnToPlayer);
  return {
    name,
    category,
    art: { ...art, marks: [...art.marks] },
    rules,
    bets: bets.map((bet) => ({
      label: bet.label,
      pays: paysText(bet),
      returnToPlayer: bet.returnToPlayer,
    })),
    returnToPlayer: bets.length > 0 ? { least: Math.min(...returns), most: Math.max(...returns) } : null,
  };
}

/** Whether the game is launched with a code. */
export const isLaunched = (eventId: string): boolean =>
  games.some(([id, companyName]) => id === eventId && companyName === 'UNIVERSE');

/** VAL-2: the partner's site. */
export const partnerLink = (gamesUrl: string): string => `${gamesUrl}/partner`;
