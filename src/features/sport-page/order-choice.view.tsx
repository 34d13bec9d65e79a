import { Chip } from '#ui/chip/chip.tsx';
import css from './choices.module.css';

/** By how much was matched, in one list; null: by start, competition by competition. */
export type SportOrder = 'matched' | null;

const orders = [
  { order: null, words: 'By start' },
  { order: 'matched', words: 'Most matched' },
] as const;

export interface OrderChoiceViewProps {
  chosen: SportOrder;
  /** Called with the chosen one too: it is then taken anew. */
  onChoose: (order: SportOrder) => void;
}

/** In which order a sport's events are listed. */
export function OrderChoiceView({ chosen, onChoose }: OrderChoiceViewProps) {
  return (
    <div className={css.order} role="group" aria-label="Order">
      {orders.map(({ order, words }) => (
        <Chip key={words} pressed={order === chosen} onClick={() => onChoose(order)}>
          {words}
        </Chip>
      ))}
    </div>
  );
}
