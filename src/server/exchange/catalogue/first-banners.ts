import type { Banner } from '#contract/site-news.ts';
import { sportIds } from '#domain/market/sport.ts';
import { formatMoney } from '#domain/money/money.ts';
import { hrefOf } from '#domain/site/route.ts';

const backOrLay: Banner = {
  id: 'lay',
  title: 'Back it or lay it',
  text: 'Take either side of every market.',
  path: '/',
  hue: 250,
};

/** Where an account begins with play money, what everything here is comes first. */
const playMoneyBanner = (amount: number): Banner => ({
  id: 'play-money',
  title: 'All play money',
  text: `Everything here is simulated. You begin with ${formatMoney(amount)}.`,
  path: hrefOf('signUp'),
  hue: 250,
});

/**
 * The banners until the operator sets others: ten (PNL-9), in the order they pass. `playMoney`: what a new account begins
 * with, minor units.
 */
export const firstBanners = (playMoney: number): Banner[] => [
  playMoney > 0 ? playMoneyBanner(playMoney) : backOrLay,
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
    path: hrefOf('horseRacing', { sportId: sportIds.horseRacing }),
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
