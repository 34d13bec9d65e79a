import { askedZone, ownZone, shownZone } from '#actors/device-zone.ts';
import { zoneText } from '#domain/words/zone-words.ts';

/** Says in which zone times are, where that is not the device's own. */
export const StrangeZone = () =>
  shownZone() === ownZone() ? null : <p>{zoneText(shownZone(), askedZone())}.</p>;
