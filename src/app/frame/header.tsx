import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Mark } from '#ui/mark/mark.tsx';
import css from './header.module.css';

/** HDR-1: the logo, and what belongs to the visitor or bettor. The hamburger opens the drawer on phones (HDR-5). */
export function Header({ account, onMenu }: { account: ReactNode; onMenu: () => void }) {
  return (
    <header className={css.header}>
      <span className={css.menu}>
        <IconButton label="Menu" onClick={onMenu}>
          <Menu />
        </IconButton>
      </span>
      <Link className={css.home} to="/" aria-label="Layline, home">
        <Mark />
      </Link>
      <div className={css.account}>{account}</div>
    </header>
  );
}
