import { useState } from 'react';
import { useBettorSettingsRef } from './bettor-settings.provider.tsx';
import type { Permission } from './notice-settings.view.tsx';

const permissionHere = (): Permission =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'absent';

/** The browser's notifications: whether it shows them, and the switch, which asks it for leave. */
export function useOutside(): { permission: Permission; onOutside: (isOn: boolean) => void } {
  const settings = useBettorSettingsRef();
  const [permission, setPermission] = useState(permissionHere);
  const onOutside = async (isOn: boolean) => {
    const answer = isOn && permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    settings.send({ type: 'setting.changed', change: { isToldOutside: isOn && answer === 'granted' } });
  };
  return { permission, onOutside: (isOn) => void onOutside(isOn) };
}
