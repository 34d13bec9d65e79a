import { useEffect } from 'react';
import { ThemesDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { showTheme } from './show-theme.ts';
import { useTheme } from './startup.provider.tsx';

/** Wears the theme of that name in place of the site's; empty for the site's. One that is gone changes nothing. */
export function useLook(name: string): void {
  const client = useClient();
  const site = useTheme();
  useEffect(() => {
    if (!name) return;
    let isOver = false;
    const wear = async () => {
      const { data } = await client.query({ query: ThemesDocument, fetchPolicy: 'network-only' });
      const chosen = data?.themes.find((theme) => theme.name === name);
      if (chosen && !isOver) showTheme(chosen);
    };
    // Without an answer the page keeps the site's colours.
    wear().catch(() => undefined);
    return () => {
      isOver = true;
      if (site) showTheme(site);
    };
  }, [client, site, name]);
}
