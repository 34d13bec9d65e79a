import { formatMoney } from '#domain/money/money.ts';
import type { Shown } from './bettor-page.ts';
import type { Held } from './intent-world.ts';

/** What differs between what the page shows and what the exchange holds; null when nothing does. */
export function difference({ orders, bankBalance, exposure }: Held, shown: Shown): string | null {
  const matched = orders.filter((order) => order.matched > 0).map((order) => formatMoney(order.matched));
  const unmatched = orders.filter(({ remaining }) => remaining > 0);
  const found: string[] = [];
  const compare = (what: string, held: unknown, seen: unknown) => {
    if (JSON.stringify(held) !== JSON.stringify(seen))
      found.push(`${what}: held ${JSON.stringify(held)}, shown ${JSON.stringify(seen)}`);
  };
  compare('matched', matched.sort(), [...shown.matched].sort());
  compare('unmatched', unmatched.length, shown.unmatched.length);
  for (const { remaining } of unmatched)
    if (!shown.unmatched.some((words) => words.includes(formatMoney(remaining))))
      found.push(`${formatMoney(remaining)} is unmatched and not shown`);
  compare('balance', formatMoney(bankBalance - exposure), shown.balance);
  compare('exposure', formatMoney(exposure), shown.exposure);
  if (!shown.isLive) found.push('the bets may be old');
  const notKnown = ['placing', 'unknown', 'inDoubt', 'lookingAgain', 'givingUp', 'delayed'];
  const open = shown.states.filter((state) => notKnown.includes(state));
  if (open.length > 0) found.push(`a bet is still ${open.join()}`);
  return found.length > 0 ? found.join('; ') : null;
}
