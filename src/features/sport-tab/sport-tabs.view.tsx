import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import css from './sport-tabs.module.css';

export interface SportTabsViewProps {
  sports: readonly { sportId: string; sportName: string }[];
  chosen: string | null;
  onChoose: (sportId: string) => void;
}

/** TOP-1, TOP-3: one tab a sport; on a phone a strip that scrolls. */
export function SportTabsView({ sports, chosen, onChoose }: SportTabsViewProps) {
  return (
    <nav className={css.strip} aria-label="Choose a sport">
      {sports.map(({ sportId, sportName }) => (
        <button
          key={sportId}
          type="button"
          className={css.tab}
          aria-current={sportId === chosen ? 'true' : undefined}
          onClick={() => onChoose(sportId)}
        >
          <SportIcon sportId={sportId} />
          {sportName}
        </button>
      ))}
    </nav>
  );
}
