/** Returns a name as part of an id: small Latin letters, digits and single dashes, at most `longest` characters. */
export const slugOf = (name: string, longest = 40): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
