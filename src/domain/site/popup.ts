/** The parts of the banking popup. */
const bankingSections = ['deposit', 'withdraw', 'transfer', 'reward'] as const;
export type BankingSection = (typeof bankingSections)[number];

/** The popups that are available everywhere (FRM-2), and the phone's search (HDR-4). */
export type Popup =
  | { name: 'login' | 'exposure' | 'rules' | 'bets' | 'search' }
  /** The fancy profit-loss book of a market, or the rules of one. */
  | { name: 'book' | 'marketRules'; marketId: string }
  /** At its balance when no section is named. */
  | { name: 'banking'; section: BankingSection | null };
export type PopupName = Popup['name'];

/** The address's hash that shows a popup: `#rules`, `#rules/1.23`, `#book/1.23`, `#banking/deposit`; empty for none. */
export function hashOfPopup(popup: Popup | null): string {
  if (!popup) return '';
  if (popup.name === 'marketRules') return `#rules/${encodeURIComponent(popup.marketId)}`;
  if (popup.name === 'book') return `#book/${encodeURIComponent(popup.marketId)}`;
  if (popup.name === 'banking' && popup.section) return `#banking/${popup.section}`;
  return `#${popup.name}`;
}

const isSection = (text: string): text is BankingSection =>
  (bankingSections as readonly string[]).includes(text);

/** The popup that a hash asks for; null for one that is a page's own business, `#promotions` say. */
export function popupOfHash(hash: string): Popup | null {
  const [name, detail = ''] = hash.replace(/^#/, '').split('/');
  switch (name) {
    case 'login':
    case 'exposure':
    case 'bets':
    case 'search':
      return { name };
    case 'banking':
      return { name, section: isSection(detail) ? detail : null };
    case 'rules': {
      const marketId = decoded(detail);
      return marketId ? { name: 'marketRules', marketId } : { name };
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
    // Somebody's cut or mistyped address: it names no market.
    return null;
  }
}

const ofBettors: ReadonlySet<PopupName> = new Set(['exposure', 'book', 'banking']);

/** What is shown of a wanted popup: a bettor's own figures wait behind the login. */
export const popupFor = (wanted: Popup | null, hasToken: boolean): Popup | null =>
  wanted && !hasToken && ofBettors.has(wanted.name) ? { name: 'login' } : wanted;
