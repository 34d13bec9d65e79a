/** The device's time zone: times are shown as its owner reads a clock. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
