/** What the tile of a casino game shows (ENT-8, PNL-10). */
export type TileMotif = 'cards' | 'dice' | 'wheel' | 'reels';

export interface CasinoTile {
  title: string;
  motif: TileMotif;
  /** Degrees: the hue of its background. */
  hue: number;
}

const tile = (title: string, motif: TileMotif, hue: number): CasinoTile => ({ title, motif, hue });

const known: Readonly<Record<string, CasinoTile>> = {
  '99.0001': tile('Three Cards', 'cards', 250),
  '99.0002': tile('Twenty-one', 'cards', 155),
  '99.0003': tile('High Card', 'cards', 25),
  '99.0004': tile('Red or Black', 'cards', 350),
  '99.0011': tile('Seven Up, Seven Down', 'dice', 300),
  '99.0017': tile('Two Dice', 'dice', 200),
  '99.0021': tile('Lucky Dice', 'dice', 85),
  '99.0029': tile('Card Race', 'cards', 215),
  '88.0001': tile('Roulette', 'wheel', 145),
  '88.0002': tile('Fortune Wheel', 'wheel', 60),
  '88.0003': tile('Speed Roulette', 'wheel', 20),
  '88.0007': tile('Numbers Wheel', 'wheel', 270),
  '88.0012': tile('Colour Wheel', 'wheel', 320),
  '1444001000': tile('Harbour Reels', 'reels', 230),
  '1444001005': tile('Treasure Reels', 'reels', 45),
  '67722017': tile('Fruit Reels', 'reels', 120),
};

const motifOf = (eventId: string): TileMotif => {
  if (eventId.startsWith('99.')) return 'cards';
  return eventId.startsWith('88.') ? 'wheel' : 'reels';
};

/** The tile of a game. An unknown one gets its family's picture in a stable colour, and its id as its name. */
export function casinoTileOf(eventId: string): CasinoTile {
  const hue = Array.from(eventId).reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0) * 47) % 359, 7);
  return known[eventId] ?? tile(`Game ${eventId}`, motifOf(eventId), hue);
}
