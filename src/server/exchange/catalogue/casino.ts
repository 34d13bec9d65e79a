import type { z } from 'zod';
import type { casinoEntry } from '#contract/reference.ts';

type CasinoEntry = z.infer<typeof casinoEntry>;

/** CAL-4: the site fills in a launch code and the game. */
const universe = (eventId: string, popular = false): CasinoEntry => ({
  eventId,
  link: 'https://games.example.com/play?token={token}&game={eventId}',
  companyName: 'UNIVERSE',
  popular,
});

/** CAL-4: opened as it is. */
const vimaan = (eventId: string, popular = false): CasinoEntry => ({
  eventId,
  link: `https://vimaan.example.com/game/${eventId}`,
  companyName: 'VIMAAN',
  popular,
});

/** ENT-8: ids of the three families of the specification. */
export const casinoLobby: readonly CasinoEntry[] = [
  universe('99.0001', true),
  universe('99.0002', true),
  universe('99.0003'),
  universe('99.0004'),
  universe('99.0011', true),
  universe('99.0017'),
  universe('99.0021'),
  universe('99.0029'),
  vimaan('88.0001', true),
  vimaan('88.0002'),
  vimaan('88.0003', true),
  vimaan('88.0007'),
  vimaan('88.0012'),
  universe('1444001000'),
  universe('1444001005', true),
  universe('67722017'),
];

/** VAL-2: the partner's site. */
export const partnerLink = 'https://vimaan.example.com/';
