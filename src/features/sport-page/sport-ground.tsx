import { sportIds } from '#domain/market/sport.ts';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import css from './sport-head.module.css';

/** The lines of each ground in a frame of 240 by 96, seen from above. */
const lines: Readonly<Record<string, string>> = {
  // Halfway line, centre circle, penalty and goal areas.
  [sportIds.soccer]:
    'M8 4H232V92H8ZM120 4V92M120 48m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M8 22H44V74H8M8 36H22V60H8M232 22H196V74H232M232 36H218V60H232',
  // Boundary, inner ring, pitch and creases.
  [sportIds.cricket]:
    'M120 48m-114 0a114 44 0 1 0 228 0a114 44 0 1 0-228 0M120 48m-64 0a64 26 0 1 0 128 0a64 26 0 1 0-128 0M96 43H144V53H96ZM102 43V53M138 43V53',
  // Doubles and singles side lines, service boxes, net.
  [sportIds.tennis]: 'M20 8H220V88H20ZM20 20H220M20 76H220M66 20V76M174 20V76M66 48H174M120 2V94',
  // Centre circle, keys and three-point arcs.
  [sportIds.basketball]:
    'M8 4H232V92H8ZM120 4V92M120 48m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M8 34H52V62H8M52 34a14 14 0 0 1 0 28M232 34H188V62H232M188 34a14 14 0 0 0 0 28M8 12H28a40 36 0 0 1 0 72H8M232 12H212a40 36 0 0 0 0 72H232',
};

/** What a sport is played on, behind the words of its page's head; its picture where no ground is drawn. */
export function SportGround({ sportId }: { sportId: string }) {
  const path = lines[sportId];
  if (path === undefined)
    return (
      <span className={css.picture}>
        <SportIcon sportId={sportId} size={96} />
      </span>
    );
  return (
    <svg className={css.ground} viewBox="0 0 240 96" aria-hidden>
      <path d={path} />
    </svg>
  );
}
