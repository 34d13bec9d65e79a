const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment (RFC 3339) as account statements show it, in a time zone: `1 May 2026, 17:30:00`. */
export function formatMoment(at: string, zone: string): string {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: zone,
    });
    formatters.set(zone, formatter);
  }
  return formatter.format(new Date(at));
}
