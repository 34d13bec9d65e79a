import type { Banner } from './carousel.view.tsx';

const titles = ['Back it or lay it', 'In play', 'Better odds win', 'At the races', 'Only on winnings'];

/** Ten banners, each in a colour of its own. */
export const sampleBanners: readonly Banner[] = [...titles, ...titles].map((title, at) => ({
  id: `banner-${at}`,
  title,
  text: 'What the site offers, in one line.',
  path: at % 2 === 0 ? '/inplay' : '#rules',
  hue: at * 36,
}));
