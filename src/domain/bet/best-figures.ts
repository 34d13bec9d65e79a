import { divideUp, exact } from '../money/money.ts';
import { leastPaid } from '../money/settlement.ts';
import { figuresOf, readCard, type SlipCard } from './slip-card.ts';

/**
 * What the card's bet would win and could lose (minor units) if all that is on offer at better odds than it asks for were
 * matched, and the rest at its own. Null while it is invalid, and while nothing is on offer or that is not known.
 */
export function bestFiguresOf(card: SlipCard): ReturnType<typeof figuresOf> {
  const { side, kind, offered } = card;
  const read = readCard(card);
  if (!read || !offered?.length) return null;
  if (kind === 'LINE') return figuresOf(card);
  let left = read.stake;
  let value = 0;
  for (const [odds, size] of offered) {
    if (side === 'BACK' ? odds <= read.odds : odds >= read.odds) break;
    const part = Math.min(left, size);
    left -= part;
    value += part * odds;
  }
  value += left * read.odds;
  const difference = exact(value - read.stake * 100);
  return side === 'BACK'
    ? { profit: leastPaid(difference), liability: read.stake }
    : { profit: read.stake, liability: divideUp(difference, 100) };
}
