import { useIsOnBreak } from '#features/session/session.provider.tsx';
import { useBanners } from '#features/startup/startup.provider.tsx';

const none: NonNullable<ReturnType<typeof useBanners>> = [];

/** What the site offers; nothing to those who take a break from betting. Null until it is known if there is anything. */
export function usePromotions() {
  const isOnBreak = useIsOnBreak();
  const banners = useBanners();
  return isOnBreak ? none : banners;
}
