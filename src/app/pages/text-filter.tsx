import { Search } from 'lucide-react';
import { useState } from 'react';
import css from './report-pages.module.css';

export interface TextFilterProps {
  text: string;
  /** Null: everything. */
  onChoose: (text: string | null) => void;
}

/** Looks for a name in a report once Enter is pressed or the field is left. */
export function TextFilter({ text, onChoose }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  const choose = () => {
    if (typed.trim() !== text) onChoose(typed.trim() || null);
  };
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <Search aria-hidden />
      <input
        type="search"
        aria-label="Event, market or selection"
        placeholder="Event, market or selection"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={choose}
      />
    </form>
  );
}
