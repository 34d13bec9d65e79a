import { Link } from 'react-router-dom';
import { maxPinnedMarkets, togglePinned } from '#domain/bettor/bettor-settings.ts';
import { isOwnGame } from '#domain/casino/lobby.ts';
import { hrefOf, type RouteName } from '#domain/site/route.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { Lobby } from '#features/casino-launch/lobby.tsx';
import { useUserName } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import css from './casino-page.module.css';

/** The two lobbies, each with what it has and the way to the other. */
const lobbies = {
  all: {
    title: 'International casino',
    about: 'Games dealt here, on your balance, and those of our partner Vimaan, which open on its own site.',
    other: { name: 'casino', label: 'Only games dealt here' },
  },
  own: {
    title: 'Casino',
    about:
      'Games dealt here, on your balance. Each round is sealed before you bet, so that you can check it.',
    other: { name: 'internationalCasino', label: 'With the partner’s games' },
  },
} as const satisfies Record<string, LobbyWords>;

interface LobbyWords {
  title: string;
  about: string;
  other: { name: RouteName; label: string };
}

/** A lobby at full page width; on phones it stands only here. */
export function CasinoPage({ which }: { which: keyof typeof lobbies }) {
  const lobby = useLists()?.casinoEvents ?? null;
  const games = which === 'all' ? lobby : (lobby?.filter(isOwnGame) ?? null);
  const settings = useBettorSettingsRef();
  const { favouriteGames } = useBettorSettings();
  const star = (eventId: string) => {
    const starred = togglePinned(favouriteGames, eventId);
    if (starred) settings.send({ type: 'setting.changed', change: { favouriteGames: starred } });
    else
      showToast(
        'info',
        `${maxPinnedMarkets} games are favourites, the most there can be. Take one off first.`,
      );
  };
  const { title, about, other } = lobbies[which];
  return (
    <section>
      <h1 className={css.title}>{title}</h1>
      <p className={css.about}>
        {about} <Link to={hrefOf(other.name)}>{other.label}</Link>
      </p>
      <Lobby games={games} favourites={favouriteGames} userName={useUserName()} onStar={star} />
    </section>
  );
}
