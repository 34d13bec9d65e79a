import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { deviceMachine, selectFlags } from '#machines/device/device.machine.ts';

const names = { isIphone: 'iphone', isAndroid: 'android', isMobile: 'mobile', isWindows: 'windows' } as const;

export interface DeviceFlagsProps {
  userAgent: string;
  /** The page that is shown. */
  path: string;
}

/** FRM-8: the device flags, as the words of the root's `data-device`; none on pages that are no market's. */
export function DeviceFlags({ userAgent, path }: DeviceFlagsProps) {
  const device = useActorRef(deviceMachine, { input: { userAgent, path } });
  useEffect(() => device.send({ type: 'path.changed', path }), [device, path]);
  const flags = useSelector(device, selectFlags);
  useEffect(() => {
    const root = document.documentElement;
    const words = (Object.keys(names) as (keyof typeof names)[]).filter((name) => flags[name]);
    if (words.length > 0) root.dataset.device = words.map((name) => names[name]).join(' ');
    else delete root.dataset.device;
    return () => void delete root.dataset.device;
  }, [flags]);
  return null;
}
