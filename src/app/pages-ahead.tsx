import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { routes, type RouteName } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { EventFactsDocument, EventMarketsDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';

const marketPage = () => import('./pages/market-page.tsx');

/** The pages that lists, tabs and menus lead to. */
const pages: Partial<Record<RouteName, () => Promise<unknown>>> = {
  marketDetails: marketPage,
  lotteryDetails: marketPage,
  virtualDetails: marketPage,
  inPlay: () => import('./pages/in-play-page.tsx'),
  horseRacing: () => import('./pages/racing-page.tsx'),
  virtualSports: () => import('./pages/virtual-sports-page.tsx'),
  lottery: () => import('./pages/lottery-page.tsx'),
  binary: () => import('./pages/binary-page.tsx'),
  tipsReview: () => import('./pages/tips-page.tsx'),
  internationalCasino: () => import('./pages/casino-page.tsx'),
  casino: () => import('./pages/casino-page.tsx'),
};

/** Fetches the page that a link leads to, and of an event's what it begins with, while the link is pointed at. */
async function fetchAhead(pathname: string, client: GraphqlClient): Promise<void> {
  for (const { name, path } of routes) {
    const match = matchPath(`/${path}`, pathname);
    const load = pages[name];
    if (!match || !load) continue;
    const { eventId } = match.params as { eventId?: string };
    await Promise.all([load(), import('#graphql/with-apollo.tsx'), eventId && askAhead(eventId, client)]);
  }
}

const askAhead = (eventId: string, client: GraphqlClient) =>
  Promise.all([
    client.query({ query: EventMarketsDocument, variables: { eventId } }),
    client.query({ query: EventFactsDocument, variables: { eventId } }),
  ]);

const linkAt = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin ? link : null;
};

/** Watches which link is pointed at, touched or has the focus. What cannot be fetched is when the page is opened. */
export function PagesAhead() {
  const client = useClient();
  useEffect(() => {
    const fetched = new Set<string>();
    let pause: ReturnType<typeof setTimeout>;
    const fetchTo = ({ pathname }: HTMLAnchorElement) => {
      if (fetched.has(pathname)) return;
      fetched.add(pathname);
      fetchAhead(pathname, client).catch(() => fetched.delete(pathname));
    };
    const touch = (event: Event) => {
      const link = linkAt(event);
      if (link) fetchTo(link);
    };
    const point = (event: Event) => {
      clearTimeout(pause);
      const link = linkAt(event);
      if (link) pause = setTimeout(() => fetchTo(link), timing.pointedAt);
    };
    const watched = [
      ['touchstart', touch],
      ['pointerover', point],
      ['focusin', point],
    ] as const;
    for (const [name, hear] of watched) document.addEventListener(name, hear, { passive: true });
    return () => {
      clearTimeout(pause);
      for (const [name, hear] of watched) document.removeEventListener(name, hear);
    };
  }, [client]);
  return null;
}
