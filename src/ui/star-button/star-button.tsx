import { Star } from 'lucide-react';
import css from './star-button.module.css';

export interface StarButtonProps {
  /** The accessible name, also shown as a tooltip: what is starred. */
  label: string;
  isOn: boolean;
  /** It is a favourite through something else: half of the star is filled. */
  isPartly?: boolean;
  onToggle: () => void;
  className?: string;
}

/** Makes something a favourite: as large as a finger needs, whatever stands around it. */
export function StarButton({ label, isOn, isPartly = false, onToggle, className = '' }: StarButtonProps) {
  return (
    <button
      type="button"
      className={`${css.star} ${className}`}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Star size={18} aria-hidden />
      {isPartly && !isOn && <Star size={18} aria-hidden className={css.half} />}
    </button>
  );
}
