import { useEffect } from 'react';
import { deviceFlags } from '#domain/site/device.ts';

const names = { isIphone: 'iphone', isAndroid: 'android', isMobile: 'mobile', isWindows: 'windows' } as const;

export interface DeviceFlagsProps {
  userAgent: string;
  /** The page that is shown. */
  path: string;
}

/** FRM-8: writes the device flags as the words of the root's `data-device`; there are none outside market pages. */
export function DeviceFlags({ userAgent, path }: DeviceFlagsProps) {
  useEffect(() => {
    const flags = deviceFlags(userAgent, path);
    const root = document.documentElement;
    const words = (Object.keys(names) as (keyof typeof names)[]).filter((name) => flags[name]);
    if (words.length > 0) root.dataset.device = words.map((name) => names[name]).join(' ');
    else delete root.dataset.device;
    return () => void delete root.dataset.device;
  }, [userAgent, path]);
  return null;
}
