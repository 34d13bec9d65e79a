/** A game to launch: an entry of the lobby (ENT-8), or an event id that has none. */
export interface CasinoGame {
  eventId: string;
  /** Empty when the game has none. */
  link: string;
  companyName: string;
}

const placeholders = { token: '{token}', eventId: '{eventId}' } as const;

export type LaunchPlan =
  | { kind: 'loginFirst' }
  | { kind: 'contactUpline' }
  /** UNIVERSE: the browser opens the link with its placeholders filled in. */
  | { kind: 'fill' }
  /** VIMAAN: the link is opened as is. */
  | { kind: 'open' };

/** CAL-4, checked in its order: token, link, company and, for UNIVERSE, the token's place in the link. */
export function launchPlan({ link, companyName }: CasinoGame, hasToken: boolean): LaunchPlan {
  if (!hasToken) return { kind: 'loginFirst' };
  if (link.trim() === '') return { kind: 'contactUpline' };
  if (companyName === 'UNIVERSE')
    return { kind: link.includes(placeholders.token) ? 'fill' : 'contactUpline' };
  return { kind: companyName === 'VIMAAN' ? 'open' : 'contactUpline' };
}

/** The address of a UNIVERSE game. `code` stands in for the token and is spent by its first use. */
export function filledLink({ link, eventId }: CasinoGame, code: string): string {
  const fill = (text: string, placeholder: string, value: string) =>
    text.split(placeholder).join(encodeURIComponent(value));
  return fill(fill(link, placeholders.eventId, eventId), placeholders.token, code);
}
