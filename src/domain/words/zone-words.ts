/** In which zone days and times are told. `own`: what the device calls its zone; empty if it names none. */
export function zoneText(zone: string, own: string): string {
  const words = `Days and times in ${zone}`;
  if (zone === own) return words;
  const why = own ? `this device’s time zone, ${own}, is not known here` : 'this device names no time zone';
  return `${words}: ${why}`;
}
