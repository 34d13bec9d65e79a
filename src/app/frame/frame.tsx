import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '#ui/kept-focus/use-kept-focus.ts';
import { useAreBarsAway } from './use-are-bars-away.ts';
import css from './frame.module.css';

export interface FrameProps {
  header: ReactNode;
  /** The strip of words under the header. */
  news: ReactNode;
  topNav: ReactNode | null;
  sideNav: ReactNode;
  /** Null: the content takes the full width (FRM-4). */
  rightColumn: ReactNode | null;
  footer: ReactNode;
  bottomBar: ReactNode;
  /** A sheet leaves little of the page. */
  isCovered: boolean;
  children: ReactNode;
}

/**
 * FRM-1: places everything around a page. Where there is room for three columns, each scrolls alone. Elsewhere the bars
 * under the header make room while the user scrolls down, and come back on the way up.
 */
export function Frame({
  header,
  news,
  topNav,
  sideNav,
  rightColumn,
  footer,
  bottomBar,
  isCovered,
  children,
}: FrameProps) {
  const main = useRef<HTMLElement>(null);
  // When the keyboard opens a page, the page takes the focus from the link that is gone.
  useKeptFocus(main, { preventScroll: true });
  const isAway = useAreBarsAway(isCovered);
  return (
    <div className={css.frame} data-right={rightColumn ? 'shown' : 'hidden'}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <div className={css.top}>
        {header}
        <div className={css.bars} data-away={isAway || undefined}>
          {news}
          {topNav}
        </div>
      </div>
      <div className={css.columns}>
        <nav className={css.side} aria-label="Sports">
          {sideNav}
        </nav>
        <div className={css.middle}>
          <main ref={main} id="content" className={css.content} tabIndex={-1}>
            {children}
          </main>
          {footer}
        </div>
        {rightColumn && (
          <aside className={css.right} aria-label="Bets">
            {rightColumn}
          </aside>
        )}
      </div>
      {bottomBar}
    </div>
  );
}
