import { BookOpen, Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { logoPath } from '#domain/site/theme.ts';
import { useTheme } from '#features/startup/startup.provider.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Mark } from '#ui/mark/mark.tsx';
import css from './header.module.css';

export interface HeaderProps {
  /** The search, where there is room for it. */
  search: ReactNode;
  account: ReactNode;
  /** Shows the logo without its word: on a phone a bettor's figures need the room. */
  isTight: boolean;
  onMenu: () => void;
  /** Opens the search's modal where there is no room for the field. */
  onSearch: () => void;
  onRules: () => void;
}

/** HDR-1: the logo and the account corner. The hamburger opens the drawer on phones (HDR-5). */
export function Header({ search, account, isTight, onMenu, onSearch, onRules }: HeaderProps) {
  const { exchangeTitle: name = 'Layline', exchangeLogo } = useTheme() ?? {};
  return (
    <header className={css.header}>
      <span className={css.menu}>
        <IconButton label="Menu" onClick={onMenu}>
          <Menu />
        </IconButton>
      </span>
      <Link className={css.home} to="/" aria-label={`${name}, home`}>
        <Mark name={name} logo={exchangeLogo && logoPath} signOnly={isTight} />
      </Link>
      <div className={css.search}>{search}</div>
      <span className={css.rules}>
        <IconButton label="Rules" onClick={onRules}>
          <BookOpen />
        </IconButton>
      </span>
      <span className={css.searchButton}>
        <IconButton label="Search events" onClick={onSearch}>
          <Search />
        </IconButton>
      </span>
      <div className={css.account}>{account}</div>
    </header>
  );
}
