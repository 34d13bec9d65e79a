import { timing } from '#domain/site/timing.ts';
import { formatStart } from '#domain/words/when.ts';
import { useLists, useNewsLines } from '#features/startup/startup.provider.tsx';
import { Marquee } from '#ui/marquee/marquee.tsx';
import { useNow } from '../use-now.ts';
import { usePromotions } from '../use-promotions.ts';

/** How many events the strip shows at once. */
const shown = 8;

/**
 * HDR-6: the strip under the header: the operator's news, what is in play and what starts next. HDR-5: before it, the
 * promotions that a bettor sees on a phone.
 */
export function News({ hasPromotions }: { hasPromotions: boolean }) {
  const events = useLists()?.allEvents ?? [];
  const now = useNow();
  const lines = useNewsLines().map(({ text }) => text);
  const offers = usePromotions()?.map(({ title, text }) => `${title}: ${text}`);
  const items = [...events]
    .filter(({ ended }) => !ended)
    .sort((a, b) => Number(b.inPlay) - Number(a.inPlay) || (a.eventTime < b.eventTime ? -1 : 1))
    .slice(0, shown)
    .map(({ eventName, sportName, inPlay, eventTime }) =>
      inPlay
        ? `${sportName}: ${eventName} is in play`
        : `${sportName}: ${eventName}, ${formatStart(eventTime, now)}`,
    );
  const news = { label: 'News', items: [...lines, ...items], duration: timing.marquee };
  const promotions = { label: 'Promotions', items: offers ?? [], duration: timing.mobileBanner };
  return <Marquee lines={hasPromotions && offers?.length !== 0 ? [promotions, news] : [news]} />;
}
