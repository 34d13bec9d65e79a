import { installWayOf } from '#domain/site/install-way.ts';
import { useMedia } from '#ui/media/use-media.ts';
import { takeInstallOffer, useIsJustInstalled, useIsOffered } from './install-offer.ts';
import { InstallView } from './install.view.tsx';

/** How to install the site on this device; `apk` is the operator's own file for Android, if there is one. */
export function Install({ apk }: { apk: string | null }) {
  const isApp = useMedia('(display-mode: standalone)');
  const isJustInstalled = useIsJustInstalled();
  const { userAgent, maxTouchPoints } = navigator;
  const way = installWayOf({
    isInstalled: isApp || isJustInstalled,
    isOffered: useIsOffered(),
    userAgent,
    touchPoints: maxTouchPoints,
  });
  return <InstallView way={way} apk={apk} onInstall={takeInstallOffer} />;
}
