import type { GameDescription } from './game-description.ts';

const wheel = (eventId: string, name: string, hue: number, mark: string): GameDescription => ({
  eventId,
  name,
  category: 'Partner games',
  art: { motif: 'WHEEL', hue, marks: [mark] },
  rules:
    'Played on the site of our partner Vimaan, by the rules that stand there. No money of yours here is at stake.',
  bets: [],
});

/** Games of a partner, who states rules and returns on a site of its own. */
export const partnerGames: readonly GameDescription[] = [
  wheel('88.0001', 'Roulette', 165, '0'),
  wheel('88.0002', 'Fortune Wheel', 60, '★'),
  wheel('88.0003', 'Speed Roulette', 20, '32'),
  wheel('88.0007', 'Numbers Wheel', 270, '7'),
  wheel('88.0012', 'Colour Wheel', 320, '●'),
];
