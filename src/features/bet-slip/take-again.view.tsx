import { figuresOf, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { useShownFor } from './use-shown-for.ts';
import css from './bet-slip.module.css';

export interface TakeAgainViewProps {
  /** The selection at the price of now. */
  again: SlipCard;
  /** `shownFor`: ms that the price stood on the button. */
  onAgain: (id: string, at: number, shownFor: number) => void;
}

/** Places what came to nothing once more, at the price of now, and says first what that may win and lose. */
export function TakeAgainView({ again, onAgain }: TakeAgainViewProps) {
  const { id, kind, odds, line, runnerName } = again;
  const price = usePriceText()({ kind, odds, line });
  const shownFor = useShownFor(`${odds}/${line}`);
  const read = readCard(again);
  const figures = figuresOf(again);
  return (
    <div className={css.choices}>
      {read && figures && (
        <p className={css.now}>
          {formatMoney(read.stake)} at {price}: profit {formatMoney(figures.profit)}, liability{' '}
          {formatMoney(figures.liability)}.
        </p>
      )}
      <Button
        size="small"
        aria-label={`Take ${price} now on ${runnerName}`}
        onClick={({ timeStamp }) => onAgain(id, timeStamp, shownFor(timeStamp))}
      >
        Take {price} now
      </Button>
    </div>
  );
}
