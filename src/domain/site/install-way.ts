import { detectDevice } from './device.ts';

/** How the site comes onto a device as an app; `offered`: the browser asks its user itself. */
export type InstallWay = 'installed' | 'offered' | 'ios' | 'android' | 'desktop';

export interface InstallFacts {
  /** It was installed just now, or this page runs as the installed app. */
  isInstalled: boolean;
  isOffered: boolean;
  userAgent: string;
  /** An iPad calls itself a Mac, of which none has a touch screen. */
  touchPoints: number;
}

export function installWayOf({ isInstalled, isOffered, userAgent, touchPoints }: InstallFacts): InstallWay {
  if (isInstalled) return 'installed';
  if (isOffered) return 'offered';
  const { isIphone, isAndroid } = detectDevice(userAgent);
  if (isIphone || /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  return isAndroid ? 'android' : 'desktop';
}
