import { jurisdictions, type JurisdictionName } from './jurisdiction.ts';

/**
 * The site's page with the jurisdiction and its currency on its root, where the script reads them before it writes the
 * first amount. A page without them is of an open exchange.
 */
export const markedPage = (html: string, name: JurisdictionName): string =>
  html.replace(
    /<html\b/,
    `<html data-jurisdiction="${name}" data-currency="${jurisdictions[name].currency}"`,
  );
