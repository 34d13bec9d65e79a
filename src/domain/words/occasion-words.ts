/** What is known of an event's occasion and of those who meet, in words. */

/** `Round 3 · Chandler Lane`; empty if neither is known. */
export const occasionText = ({ round, ground }: { round?: string | null; ground?: string | null }): string =>
  [round, ground].filter(Boolean).join(' · ');

let regions: Intl.DisplayNames | undefined;

/** A country's name; its two letters if nobody knows them. */
export function countryText(country: string): string {
  regions ??= new Intl.DisplayNames('en', { type: 'region' });
  return regions.of(country) ?? country;
}

/** `N. Petrova (Bulgaria, ranked 1, seeded 2)`; the name alone if nothing else is known. */
export function playerText({
  name,
  country,
  ranking,
  seeding,
}: {
  name: string;
  country?: string | null;
  ranking?: number | null;
  seeding?: number | null;
}): string {
  const known = [
    country && countryText(country),
    ranking != null && `ranked ${ranking}`,
    seeding != null && `seeded ${seeding}`,
  ].filter(Boolean);
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}
