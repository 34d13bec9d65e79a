import { hrefOf } from './route.ts';

/** A banner of the home page's carousel (PNL-9): what the site offers, and where. */
export interface Promotion {
  id: string;
  title: string;
  text: string;
  /** A path on this site. */
  path: string;
  /** Degrees: the hue of its background. */
  hue: number;
}

/** Ten of them, in the order they pass. */
export const promotions: readonly Promotion[] = [
  { id: 'lay', title: 'Back it or lay it', text: 'Take either side of every market.', path: '/', hue: 250 },
  { id: 'in-play', title: 'In play', text: 'Bet while it happens.', path: hrefOf('inPlay'), hue: 145 },
  {
    id: 'better',
    title: 'Better odds win',
    text: 'You get the odds you asked for, or better.',
    path: '#rules',
    hue: 20,
  },
  {
    id: 'races',
    title: 'At the races',
    text: 'Every runner, back and lay.',
    path: hrefOf('horseRacing', { sportId: '7' }),
    hue: 85,
  },
  {
    id: 'commission',
    title: 'Only on winnings',
    text: 'Commission is taken once, from net winnings.',
    path: '#rules',
    hue: 300,
  },
  {
    id: 'exposure',
    title: 'Know your exposure',
    text: 'The most you can lose, always in sight.',
    path: '#exposure',
    hue: 200,
  },
  {
    id: 'casino',
    title: 'Games room',
    text: 'Cards, dice, wheels and reels.',
    path: hrefOf('internationalCasino'),
    hue: 340,
  },
  {
    id: 'cash-out',
    title: 'Leave when you like',
    text: 'Cash out in part or whole.',
    path: '#rules',
    hue: 60,
  },
  {
    id: 'lottery',
    title: 'Three digits',
    text: 'Lottery draws, one market a digit.',
    path: hrefOf('lottery'),
    hue: 270,
  },
  {
    id: 'favourites',
    title: 'Your own board',
    text: 'The markets you follow on one page.',
    path: hrefOf('favourites'),
    hue: 170,
  },
];
