import { useEffect, useRef, type ReactNode } from 'react';
import { centredScroll } from '#domain/site/tab-centring.ts';
import css from './tab-strip.module.css';

export interface TabStripItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** How much there is in it; none is not told. */
  readonly count?: number;
}

export interface TabStripProps {
  /** What the strip chooses between, for a screen reader. */
  label: string;
  items: readonly TabStripItem[];
  chosen: string | null;
  /** The share of the strip's spare width before the chosen tab. */
  share: number;
  onChoose: (id: string) => void;
  /** A second row of tabs is smaller. */
  size?: 'small' | 'medium';
  /** Follows the tabs and does not scroll. */
  end?: ReactNode;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const tabOf = (id: string) => `[data-tab="${CSS.escape(id)}"]`;

/** Turns vertical wheel movement sideways. */
function turnWheel(event: WheelEvent): void {
  const box = event.currentTarget as HTMLElement;
  if (box.scrollWidth <= box.clientWidth || event.deltaX !== 0 || event.ctrlKey) return;
  event.preventDefault();
  box.scrollLeft += event.deltaY;
}

function pressKey(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length - 1)]?.focus();
}

/** A strip of tabs that scrolls sideways by touch, wheel and arrow keys. It scrolls the chosen tab to its place. */
export function TabStrip({ label, items, chosen, share, onChoose, size = 'medium', end }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);

  const count = items.length;
  useEffect(() => {
    const box = strip.current;
    const tab = chosen !== null && count > 0 ? box?.querySelector<HTMLElement>(tabOf(chosen)) : null;
    if (!box || !tab) return;
    const place = {
      tabStart: tab.offsetLeft,
      tabWidth: tab.offsetWidth,
      stripWidth: box.clientWidth,
      contentWidth: box.scrollWidth,
    };
    box.scrollTo({ left: centredScroll(place, share) });
  }, [chosen, count, share]);

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    // React's own wheel listeners are passive.
    box.addEventListener('wheel', turnWheel, { passive: false });
    box.addEventListener('keydown', pressKey);
    return () => {
      box.removeEventListener('wheel', turnWheel);
      box.removeEventListener('keydown', pressKey);
    };
  }, []);

  return (
    <nav className={css.bar} aria-label={label} data-size={size}>
      <div ref={strip} className={css.strip}>
        {items.map(({ id, label: name, icon, count: its }) => (
          <button
            key={id}
            type="button"
            className={css.tab}
            data-tab={id}
            data-count={its || undefined}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
      {end}
    </nav>
  );
}
