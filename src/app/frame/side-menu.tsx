import { Camera, Download, MessageCircle, Plane, Send, Star, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { isHomePath, sportOfPath } from '#domain/site/sport-path.ts';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { PartnerButton } from '#features/partner-launch/partner-button.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { SideNav } from '#features/side-nav/side-nav.tsx';
import { useLists, useSportId, useStartup } from '#features/startup/startup.provider.tsx';
import { usePopups } from '../popups/popups.tsx';
import css from './side-menu.module.css';

export interface SideMenuProps {
  /** What it has besides in the phone's drawer (SID-4): first of all, and below its links. */
  inDrawer?: { first: ReactNode; below: ReactNode };
  onSport: (sportId: string, isBack: boolean) => void;
  onCompetition: (sportId: string, tournamentId: string) => void;
  /** Called when a page is opened from here: the drawer closes (SID-5). */
  onOpened?: () => void;
}

/** SID-1 and SID-4: everything around the sports in the side navigation. */
export function SideMenu({ inDrawer, onSport, onCompetition, onOpened }: SideMenuProps) {
  const lists = useLists();
  const sportId = useSportId();
  const isSignedIn = useIsSignedIn();
  const { followed, pinnedMarkets } = useBettorSettings();
  const favourites = followed.length + pinnedMarkets.length;
  const popups = usePopups();
  return (
    <SideNav
      sports={lists?.sports ?? null}
      events={lists?.allEvents ?? []}
      pageSportId={sportId}
      shown={useShown()}
      onSport={onSport}
      onCompetition={onCompetition}
      onOpened={onOpened}
      before={
        <>
          {inDrawer?.first}
          {isSignedIn && (
            <Link className={css.entry} to={hrefOf('favourites')} title="Favourites" onClick={onOpened}>
              <Star aria-hidden size={20} />
              <span className={css.words}>Favourites</span>
              <span className={css.count}>{favourites || null}</span>
            </Link>
          )}
        </>
      }
      after={
        <>
          <Link className={css.entry} to={hrefOf('results', { sportId })} title="Results" onClick={onOpened}>
            <Trophy aria-hidden size={20} />
            <span className={css.words}>Results</span>
          </Link>
          <PartnerButton className={css.entry} onChosen={onOpened}>
            <Plane aria-hidden size={20} />
            <span className={css.words}>Vimaan</span>
          </PartnerButton>
          {inDrawer?.below}
          <button
            type="button"
            className={css.entry}
            title="Download APK"
            onClick={() => {
              onOpened?.();
              popups.show('install');
            }}
          >
            <Download aria-hidden size={20} />
            <span className={css.words}>Download APK</span>
          </button>
          {!inDrawer && <SupportLinks />}
        </>
      }
    />
  );
}

/** What of the sports the address names. */
function useShown(): 'home' | 'sport' | 'competition' | 'other' {
  const { pathname, search } = useLocation();
  if (!isHomePath(pathname)) return 'other';
  if (sportOfPath(`${pathname}${search}`) === null) return 'home';
  return new URLSearchParams(search).has('competition') ? 'competition' : 'sport';
}

/** Links that are not configured are left out. */
function SupportLinks() {
  const { whatsapp, telegram, instagram } = useStartup().support;
  const links = [
    { href: whatsapp, label: 'Whatsapp', icon: <MessageCircle aria-hidden size={20} /> },
    { href: telegram, label: 'Telegram', icon: <Send aria-hidden size={20} /> },
    { href: instagram, label: 'Instagram', icon: <Camera aria-hidden size={20} /> },
  ];
  return links.map(
    ({ href, label, icon }) =>
      href && (
        <a key={label} className={css.entry} href={href} title={label} target="_blank" rel="noreferrer">
          {icon}
          <span className={css.words}>{label}</span>
        </a>
      ),
  );
}
