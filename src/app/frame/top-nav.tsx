import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasTopNav } from './frame.ts';
import { ExchangeBar } from '#features/exchange-tab/exchange-bar.tsx';
import { useExchangeId } from '#features/exchange-tab/exchange-tab.provider.tsx';
import { SportTabs } from '#features/sport-tab/sport-tabs.tsx';
import { useLists, useSportId } from '#features/startup/startup.provider.tsx';
import { usePromotions } from '../use-promotions.ts';
import css from './header.module.css';

interface TopNavProps {
  /** Of the page, with its query. */
  path: string;
  onOpen: (path: string) => void;
  onSport: (sportId: string) => void;
}

/** The exchange bar with the promotion button and, on the pages that have them (FRM-3), the sports below. */
export function TopNav({ path, onOpen, onSport }: TopNavProps) {
  const lists = useLists();
  const sportId = useSportId();
  const exchangeId = useExchangeId();
  const hasPromotions = usePromotions()?.length !== 0;
  return (
    <>
      <ExchangeBar
        types={lists?.exchangeTypes ?? null}
        sports={lists?.sports ?? []}
        path={path}
        end={
          hasPromotions && (
            <Link className={css.promotion} to="/#promotions">
              <Gift aria-hidden size={16} /> Promotions
            </Link>
          )
        }
      />
      {hasTopNav(path.replace(/\?.*$/, '')) && (
        <SportTabs
          sports={lists?.sports ?? []}
          events={lists?.allEvents ?? []}
          sportId={sportId}
          exchangeId={exchangeId}
          path={path}
          onOpen={onOpen}
          onPublish={onSport}
        />
      )}
    </>
  );
}
