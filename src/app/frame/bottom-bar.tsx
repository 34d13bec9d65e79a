import { Gift, House, Radio, Spade, Trophy } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useLists } from '#features/startup/startup.provider.tsx';
import { usePromotions } from '../use-promotions.ts';
import css from './bottom-bar.module.css';

/** FTR-1, FTR-2: the fixed bar on phones; every tab closes the side menu. */
export function BottomBar({ onSports, onChosen }: { onSports: () => void; onChosen: () => void }) {
  const playing = useLists()?.allEvents.filter(({ inPlay }) => inPlay).length;
  const hasPromotions = usePromotions()?.length !== 0;
  return (
    <nav className={css.bar} aria-label="Main">
      <button type="button" className={css.tab} onClick={onSports}>
        <Trophy aria-hidden size={20} /> Sports
      </button>
      <NavLink className={css.tab} to={hrefOf('inPlay')} data-count={playing || undefined} onClick={onChosen}>
        <Radio aria-hidden size={20} /> In Play
      </NavLink>
      <NavLink className={css.tab} to="/" end onClick={onChosen}>
        <House aria-hidden size={20} /> Home
      </NavLink>
      <NavLink className={css.tab} to={hrefOf('internationalCasino')} onClick={onChosen}>
        <Spade aria-hidden size={20} /> Casino
      </NavLink>
      {hasPromotions && (
        <Link className={css.tab} to="/#promotions" onClick={onChosen}>
          <Gift aria-hidden size={20} /> Promotion
        </Link>
      )}
    </nav>
  );
}
