/** A game as it is to be launched: an entry of the lobby (ENT-8), or an event id that has none. */
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
  /** UNIVERSE: the browser goes to the link, its placeholders filled. */
  | { kind: 'fill' }
  /** VIMAAN: the link is opened as it is. */
  | { kind: 'open' };

/** CAL-4, in its order: token, link, company, and for UNIVERSE the place of the token in the link. */
export function launchPlan({ link, companyName }: CasinoGame, hasToken: boolean): LaunchPlan {
  if (!hasToken) return { kind: 'loginFirst' };
  if (link.trim() === '') return { kind: 'contactUpline' };
  if (companyName === 'UNIVERSE')
    return { kind: link.includes(placeholders.token) ? 'fill' : 'contactUpline' };
  return { kind: companyName === 'VIMAAN' ? 'open' : 'contactUpline' };
}

/** The address of a UNIVERSE game. `code` stands for the token: it is spent by its first use. */
export function filledLink({ link, eventId }: CasinoGame, code: string): string {
  const fill = (text: string, placeholder: string, value: string) =>
    text.split(placeholder).join(encodeURIComponent(value));
  return fill(fill(link, placeholders.eventId, eventId), placeholders.token, code);
}
