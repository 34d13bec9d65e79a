import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import css from './disclosure-card.module.css';

export interface DisclosureCardProps {
  title: string;
  /** Said beside the title, open or not. */
  note?: string;
  /** Drawn, and so loaded, only while it is open. */
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

/** A card that is a heading until it is opened. */
export function DisclosureCard({ title, note, children, isOpenAtFirst = false }: DisclosureCardProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section className={css.card} aria-label={title}>
      <h2 className={css.heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.title}>{title}</span>{' '}
          {note !== undefined && <span className={css.note}>{note}</span>}
          <ChevronDown aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={css.content}>
          {children}
        </div>
      )}
    </section>
  );
}
