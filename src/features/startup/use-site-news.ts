import { startTransition, useEffect, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { SiteNewsDocument, type SiteNewsQuery } from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';

/** The operator's banners and lines for the marquee. */
export type SiteNews = Pick<SiteNewsQuery, 'banners' | 'news'>;

const none: SiteNews = { banners: [], news: [] };

/** Asks for them now and every few minutes, sooner while there was no answer. Null until it is known if there are any. */
export function useSiteNews(client: GraphqlClient): SiteNews | null {
  const [siteNews, setSiteNews] = useState<SiteNews | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const answer = await client
        .query({ query: SiteNewsDocument, fetchPolicy: 'network-only' })
        .catch(() => null);
      if (isOver) return;
      const arrived = answer?.data;
      startTransition(() => setSiteNews((known) => newer(known, arrived)));
      timer = setTimeout(() => void ask(), arrived ? timing.siteNewsRefresh : timing.eventsRefresh);
    };
    // In a task of its own, like the lists.
    timer = setTimeout(() => void ask());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client]);
  return siteNews;
}

/** The same object while nothing has changed, so that nothing is drawn again. */
function newer(known: SiteNews | null, arrived: SiteNews | undefined): SiteNews {
  if (!arrived) return known ?? none;
  return known && JSON.stringify(known) === JSON.stringify(arrived) ? known : arrived;
}
