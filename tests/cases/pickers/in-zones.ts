/** Zones in which a picker that used the clock's zone would be a day off or lose one: Apia had no 30 December 2011. */
const zones = { UTC: 0, 'America/New_York': 300, 'Pacific/Apia': -780, 'Asia/Kolkata': -330 };

/** Runs a check in each zone. Throws when this process does not adopt the zone, so that no check passes unnoticed. */
export function inZones(check: () => void): void {
  const own = process.env.TZ;
  try {
    for (const [zone, offset] of Object.entries(zones)) {
      process.env.TZ = zone;
      if (new Date(2024, 1, 15).getTimezoneOffset() !== offset)
        throw new Error(`This is not the zone ${zone}`);
      try {
        check();
      } catch (error) {
        throw new Error(`In the zone ${zone}: ${String(error)}`, { cause: error });
      }
    }
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
}
