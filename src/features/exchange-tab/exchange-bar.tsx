import type { ReactNode } from 'react';
import { exchangeTabs, litTab, type ExchangeTab } from '#domain/site/exchange-tab.ts';
import { exchangeTabShare } from '#domain/site/tab-centring.ts';
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx';
import { useExchangeId, useExchangeTab } from './exchange-tab.provider.tsx';

export interface ExchangeBarProps {
  /** The server's exchange types; null while loading. */
  types: readonly ExchangeTab[] | null;
  sports: readonly { sportId: string }[];
  /** The path of the current page, with its query. */
  path: string;
  end?: ReactNode;
}

/** XBR-1: Inplay, the server's exchange types, VIMAAN. */
export function ExchangeBar({ types, sports, path, end }: ExchangeBarProps) {
  const tab = useExchangeTab();
  const stored = useExchangeId();
  const items = types
    ? exchangeTabs(types, sports).map(({ exchangeId, exchangeName }) => ({
        id: exchangeId,
        label: exchangeName,
      }))
    : [];
  return (
    <TabStrip
      label="Exchange"
      size="small"
      items={items}
      chosen={litTab(path, stored)}
      share={exchangeTabShare}
      onChoose={(exchangeId) => tab.send({ type: 'tab.chosen', exchangeId })}
      end={end}
    />
  );
}
