/** The parts of the banking popup. */
const bankingSections = ['deposit', 'withdraw', 'transfer', 'reward'] as const;
export type BankingSection = (typeof bankingSections)[number];

/** The popups available everywhere (FRM-2), and the phone's search (HDR-4). */
export type Popup =
  | { name: 'login' | 'exposure' | 'rules' | 'bets' | 'search' | 'install' | 'problem' }
  /** The fancy profit-loss book of a market. */
  | { name: 'book'; marketId: string }
  /** The rules of a market: those in force, or the version that a bet was placed under. */
  | { name: 'marketRules'; marketId: string; version?: number }
  /** Opens at its balance when no section is named. */
  | { name: 'banking'; section: BankingSection | null };
export type PopupName = Popup['name'];

/** The hash that shows a popup: `#rules`, `#rules/1.23`, `#rules/1.23/2`, `#book/1.23`, `#banking/deposit`; empty for none. */
export function hashOfPopup(popup: Popup | null): string {
  if (!popup) return '';
  if (popup.name === 'marketRules')
    return `#rules/${encodeURIComponent(popup.marketId)}${popup.version ? `/${popup.version}` : ''}`;
  if (popup.name === 'book') return `#book/${encodeURIComponent(popup.marketId)}`;
  if (popup.name === 'banking' && popup.section) return `#banking/${popup.section}`;
  return `#${popup.name}`;
}

const isSection = (text: string): text is BankingSection =>
  (bankingSections as readonly string[]).includes(text);

const isVersion = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

/** The popup that a hash asks for; null for a hash that is a page's own business, such as `#promotions`. */
export function popupOfHash(hash: string): Popup | null {
  const [name, detail = '', third = ''] = hash.replace(/^#/, '').split('/');
  switch (name) {
    case 'login':
    case 'exposure':
    case 'bets':
    case 'search':
    case 'install':
    case 'problem':
      return { name };
    case 'banking':
      return { name, section: isSection(detail) ? detail : null };
    case 'rules': {
      const marketId = decoded(detail);
      if (!marketId) return { name };
      return { name: 'marketRules', marketId, ...(isVersion(third) && { version: Number(third) }) };
    }
    case 'book': {
      const marketId = decoded(detail);
      return marketId ? { name, marketId } : null;
    }
    default:
      return null;
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A truncated or mistyped address names no market.
    return null;
  }
}

const ofBettors: ReadonlySet<PopupName> = new Set(['exposure', 'book', 'banking']);

/** What is shown for a wanted popup: a bettor's own figures need a login first. */
export const popupFor = (wanted: Popup | null, hasToken: boolean): Popup | null =>
  wanted && !hasToken && ofBettors.has(wanted.name) ? { name: 'login' } : wanted;
