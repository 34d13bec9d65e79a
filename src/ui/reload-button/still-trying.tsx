import type { ReactNode } from 'react';
import { ReloadButton } from './reload-button.tsx';
import css from './still-trying.module.css';

/** Takes the place of a part whose script is fetched again and again by itself. */
export const StillTrying = ({ children }: { children: ReactNode }) => (
  <div className={css.trying} role="status">
    <span>{children}</span>
    <ReloadButton />
  </div>
);
