import type { FastifyInstance } from 'fastify';
import { listBanners, listNews, setBanners, setNews } from '#contract/site-news.ts';
import { firstBanners } from '#server/exchange/catalogue/first-banners.ts';
import { keepJson, keptJson } from '#server/exchange/store/queries/setting-queries.ts';
import type { OperatorNeeds } from './operator.ts';
import { operatorRoute, publicRoute } from './route.ts';

/** What the operator shows on the first page: read by anyone, replaced by the operator. */
export function siteNewsRoutes(
  app: FastifyInstance,
  { authenticator, db, playMoney }: Pick<OperatorNeeds, 'authenticator' | 'db'> & { playMoney: number },
): void {
  publicRoute(app, listBanners, async () =>
    // What an older version left does not break the page.
    listBanners.data.catch(firstBanners(playMoney)).parse(await keptJson(db, 'banners')),
  );
  publicRoute(app, listNews, async () => listNews.data.catch([]).parse(await keptJson(db, 'news')));

  operatorRoute(app, authenticator, setBanners, async ({ body: { banners } }) => {
    await keepJson(db, 'banners', banners);
    return banners;
  });
  operatorRoute(app, authenticator, setNews, async ({ body: { news } }) => {
    await keepJson(db, 'news', news);
    return news;
  });
}
