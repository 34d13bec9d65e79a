import { ChevronDown, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import { sportIds } from '#domain/market/sport.ts';
import { ScoreLine } from '#ui/score-line/score-line.tsx';
import type { LiveStreamProps } from './live-stream.tsx';
import css from './live-stream.module.css';

export interface LiveStreamViewProps {
  isOpen: boolean;
  event: LiveStreamProps['event'];
  onToggle: () => void;
}

/** A toggle, and below it the score feed drawn as the sport's ground. */
export function LiveStreamView({ isOpen, event, onToggle }: LiveStreamViewProps) {
  return (
    <section className={css.stream} aria-label="Live Stream">
      <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <Tv aria-hidden size={18} />
        Live Stream
        <ChevronDown aria-hidden size={16} className={css.arrow} />
      </button>
      {isOpen && (
        <div className={css.picture}>
          <svg className={css.ground} viewBox="0 0 320 180" aria-hidden>
            <rect className={css.field} width="320" height="180" />
            {markings[event?.sportId ?? ''] ?? (
              <ellipse className={css.line} cx="160" cy="90" rx="130" ry="66" />
            )}
          </svg>
          <div className={css.score}>
            {event?.score && event.home && event.away ? (
              <ScoreLine
                sides={[
                  { name: event.home, score: event.score.home || '–' },
                  { name: event.away, score: event.score.away || '–' },
                ]}
                detail={event.score.period}
              />
            ) : (
              <p className={css.quiet}>{emptyWords(event)}</p>
            )}
          </div>
          <p className={css.note}>Simulated: drawn from the score feed.</p>
        </div>
      )}
    </section>
  );
}

function emptyWords(event: LiveStreamProps['event']): string {
  if (!event) return 'Nothing to see yet';
  if (event.ended) return 'It has ended';
  return event.inPlay ? 'No score yet' : 'Nothing to see before the start';
}

const markings: Readonly<Record<string, ReactNode>> = {
  [sportIds.cricket]: (
    <>
      <ellipse className={css.line} cx="160" cy="90" rx="140" ry="78" />
      <rect className={css.line} x="148" y="50" width="24" height="80" />
    </>
  ),
  [sportIds.tennis]: (
    <>
      <rect className={css.line} x="40" y="30" width="240" height="120" />
      <rect className={css.line} x="100" y="50" width="120" height="80" />
      <path className={css.line} d="M160 22 V158 M40 50 H280 M40 130 H280 M100 90 H220" />
    </>
  ),
  [sportIds.soccer]: (
    <>
      <rect className={css.line} x="20" y="16" width="280" height="148" />
      <path className={css.line} d="M160 16 V164 M20 54 H62 V126 H20 M300 54 H258 V126 H300" />
      <circle className={css.line} cx="160" cy="90" r="30" />
    </>
  ),
  [sportIds.basketball]: (
    <>
      <rect className={css.line} x="20" y="16" width="280" height="148" />
      <path className={css.line} d="M160 16 V164 M20 64 H90 V116 H20 M300 64 H230 V116 H300" />
      <circle className={css.line} cx="160" cy="90" r="22" />
    </>
  ),
};
