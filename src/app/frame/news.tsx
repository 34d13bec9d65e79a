import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { timing } from '#domain/site/timing.ts';
import { formatStart } from '#domain/words/when.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useBanners, useLists, useNewsLines } from '#features/startup/startup.provider.tsx';
import { Marquee } from '#ui/marquee/marquee.tsx';
import { useNow } from '../use-now.ts';

/** How many events the strip shows at once. */
const shown = 8;

/**
 * HDR-6: the strip under the header: the operator's news, what is in play and what starts next, each linked to its page.
 * HDR-5: before it, the promotions that a bettor sees on a phone.
 */
export function News({ hasPromotions }: { hasPromotions: boolean }) {
  const events = useLists()?.allEvents ?? [];
  const now = useNow();
  const hasToken = useIsSignedIn();
  const lines = useNewsLines().map(({ text }) => ({ text, path: null }));
  const offers = (useBanners() ?? []).map(({ title, text, path }) => ({ text: `${title}: ${text}`, path }));
  const items = [...events]
    .filter(({ ended }) => !ended)
    .sort((a, b) => Number(b.inPlay) - Number(a.inPlay) || (a.eventTime < b.eventTime ? -1 : 1))
    .slice(0, shown)
    .map(({ exEventId, sportId, eventName, sportName, inPlay, eventTime }) => ({
      text: `${sportName}: ${eventName}${inPlay ? ' is in play' : `, ${formatStart(eventTime, now)}`}`,
      path: listedEventPath(exEventId, sportId, hasToken),
    }));
  const news = { label: 'News', items: [...lines, ...items], duration: timing.marquee };
  const promotions = { label: 'Promotions', items: offers, duration: timing.mobileBanner };
  return <Marquee link={Link} lines={hasPromotions ? [promotions, news] : [news]} />;
}
