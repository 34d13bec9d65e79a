import { ChevronDown, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './live-stream.module.css';

export interface LiveStreamViewProps {
  isOpen: boolean;
  onToggle: () => void;
  /** The toggle stands at the top end of what the stream belongs to, and takes no line of its own. */
  isSlim?: boolean;
  /** What is shown while it is open. */
  children: ReactNode;
}

/** A toggle, and below it the picture of the event. */
export function LiveStreamView({ isOpen, onToggle, isSlim = false, children }: LiveStreamViewProps) {
  return (
    <section className={css.stream} aria-label="Live Stream" data-slim={isSlim || undefined}>
      <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <Tv aria-hidden size={18} />
        Live Stream
        <ChevronDown aria-hidden size={16} className={css.arrow} />
      </button>
      {isOpen && <div className={css.picture}>{children}</div>}
    </section>
  );
}
