import { expect, test } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '#domain/site/route.ts';
import { openOwnBook } from '../journeys/own-book.ts';
import { openOwnBettor, placeElsewhere, visitAs } from '../journeys/own-visit.ts';
import { Crawl } from './crawl.ts';

/** The first has no way to it (RTE-16), the next are no pages of their own, the others are a payment's. */
const without = /^(layout|logout|home|banking\/deposit-details\/:amount|banking\/payment-waiting\/.+)$/;
/** Who is signed in is sent away from it. */
const ofVisitors = 'signup';

const pages = routes.map(({ path }) => path as string).filter((path) => !without.test(path));
const routeOf = (pathname: string) =>
  routes.find(({ path }) => matchPath(`/${path}`, pathname))?.path ?? null;

test('every page is reached from home by links, where a bet is settled those of its reports', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  await book.offer('LAY', 200);
  const bettor = await openOwnBettor(book);
  await placeElsewhere(bettor, book, { side: 'BACK', odds: 200, stake: 100_00 });
  await book.settle(book.home);
  const crawl = new Crawl(page);
  expect(await crawl.unlinkedOf([ofVisitors], routeOf)).toEqual([]);
  await visitAs(page, bettor, '/');
  const ofBettors = pages.filter((path) => path !== ofVisitors);
  expect(await crawl.unlinkedOf(ofBettors, routeOf)).toEqual([]);
});
