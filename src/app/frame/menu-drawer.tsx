import { BookOpen, Flag, KeyRound, LayoutGrid } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import type { DrawerRef } from '#machines/drawer/drawer.machine.ts';
import { SideDrawer } from './side-drawer.tsx';
import { SideMenu, type SideMenuProps } from './side-menu.tsx';
import { usePopups } from '../popups/popups.tsx';
import css from './side-menu.module.css';

export interface MenuDrawerProps extends Pick<SideMenuProps, 'onSport' | 'onCompetition'> {
  drawer: DrawerRef;
}

/** SID-4: the side menu of a phone in its drawer, with what a wider page has in its header and footer. */
export function MenuDrawer({ drawer, ...sports }: MenuDrawerProps) {
  const isSignedIn = useIsSignedIn();
  const popups = usePopups();
  const onOpened = () => drawer.send({ type: 'item.chosen' });
  const show = (popup: 'rules' | 'problem') => {
    onOpened();
    popups.show(popup);
  };
  return (
    <SideDrawer drawer={drawer}>
      <SideMenu
        {...sports}
        onOpened={onOpened}
        inDrawer={{
          first: (
            <Link className={css.entry} to={`${hrefOf('favourites')}#markets`} onClick={onOpened}>
              <LayoutGrid aria-hidden size={20} />
              <span className={css.words}>Multi Market</span>
            </Link>
          ),
          below: (
            <>
              {isSignedIn && (
                <Link className={css.entry} to={hrefOf('changePassword')} onClick={onOpened}>
                  <KeyRound aria-hidden size={20} />
                  <span className={css.words}>Change password</span>
                </Link>
              )}
              <button type="button" className={css.entry} onClick={() => show('rules')}>
                <BookOpen aria-hidden size={20} />
                <span className={css.words}>Rules &amp; Regulations</span>
              </button>
              <button type="button" className={css.entry} onClick={() => show('problem')}>
                <Flag aria-hidden size={20} />
                <span className={css.words}>Report a problem</span>
              </button>
            </>
          ),
        }}
      />
    </SideDrawer>
  );
}
