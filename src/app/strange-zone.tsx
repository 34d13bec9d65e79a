import { deviceZone, ownZone } from '#actors/device-zone.ts';
import { zoneText } from '#domain/words/zone-words.ts';

/** Says in which zone times are, where that is not the device's own. */
export const StrangeZone = () =>
  deviceZone() === ownZone() ? null : <p>{zoneText(deviceZone(), ownZone())}.</p>;
