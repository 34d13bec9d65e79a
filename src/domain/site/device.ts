/** FRM-8: what a market's page may need to know of the device. All false on any other page. */
export interface DeviceFlags {
  isIphone: boolean;
  isAndroid: boolean;
  /** Any hand-held device, those two among them. */
  isMobile: boolean;
  isWindows: boolean;
}

export const noDevice: DeviceFlags = { isIphone: false, isAndroid: false, isMobile: false, isWindows: false };

/** What a browser says it runs on. A Windows phone claims to be all of them: it is a mobile, and no more. */
export function detectDevice(userAgent: string): DeviceFlags {
  const isWindowsPhone = /Windows Phone/i.test(userAgent);
  return {
    isIphone: !isWindowsPhone && /iPhone|iPod/i.test(userAgent),
    isAndroid: !isWindowsPhone && /Android/i.test(userAgent),
    isMobile: /Mobi|Android|iPhone|iPad|iPod|BlackBerry|Opera Mini|Windows Phone/i.test(userAgent),
    isWindows: /Windows NT/i.test(userAgent),
  };
}

/** FRM-8: detected on a `marketdetails` path, cleared on every other. */
export const deviceFlags = (userAgent: string, pathname: string): DeviceFlags =>
  pathname.split('/').find(Boolean) === 'marketdetails' ? detectDevice(userAgent) : noDevice;
