import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import type { SiteNewsQuery } from '#graphql/__generated__/graphql.ts';
import type { CarouselEvent } from '#machines/carousel/carousel.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import css from './carousel.module.css';

/** What the site offers, and where: a path on this site. The hue is its background's, in degrees. */
export type Banner = SiteNewsQuery['banners'][number];

export interface CarouselViewProps {
  banners: readonly Banner[];
  shown: number;
  /** How far the row has moved, in banners. */
  offset: number;
  /** Shows all of them in rows. */
  isOpen: boolean;
  isStopped: boolean;
  /** False under reduced motion: there is nothing to stop. */
  canStop: boolean;
  send: (event: CarouselEvent) => void;
}

/** Banners that move on by themselves until somebody pays attention. */
export function CarouselView({
  banners,
  shown,
  offset,
  isOpen,
  isStopped,
  canStop,
  send,
}: CarouselViewProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => (section.current ? watchAttention(section.current, send) : undefined), [send]);
  return (
    <section
      ref={section}
      id="promotions"
      className={css.carousel}
      aria-label="Promotions"
      aria-roledescription={isOpen ? undefined : 'carousel'}
      data-open={isOpen || undefined}
      tabIndex={-1}
      style={{ '--shown': shown, '--offset': offset } as object}
    >
      {isOpen && (
        <header className={css.head}>
          <h2 className={css.heading}>Promotions</h2>
          <Button size="small" asChild>
            <Link to={hrefOf('root')}>Show fewer</Link>
          </Button>
        </header>
      )}
      <div className={css.window}>
        <ul className={css.row}>
          {banners.map((banner, place) => (
            <li key={banner.id} className={css.slide}>
              <Link
                className={css.banner}
                to={banner.path}
                // Reached with Tab while out of sight: the row brings it into view. A press would lose it by that.
                onFocus={({ currentTarget }) => {
                  if (currentTarget.matches(':focus-visible'))
                    send({ type: 'slide.chosen', position: place });
                }}
              >
                <Ground hue={banner.hue} />
                <span className={css.words}>
                  <strong className={css.title}>{banner.title}</strong>
                  <span className={css.text}>{banner.text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {!isOpen && (
        <div className={css.controls}>
          <IconButton label="Previous promotion" onClick={() => send({ type: 'previous.chosen' })}>
            <ChevronLeft />
          </IconButton>
          {canStop && (
            <IconButton
              label={isStopped ? 'Let the promotions move' : 'Stop the promotions'}
              onClick={() => send({ type: 'pause.pressed' })}
            >
              {isStopped ? <Play /> : <Pause />}
            </IconButton>
          )}
          <IconButton label="Next promotion" onClick={() => send({ type: 'next.chosen' })}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** Reports attention: a mouse over the section, or focus inside it. Returns how to stop. */
function watchAttention(section: HTMLElement, send: CarouselViewProps['send']): () => void {
  const stops = new AbortController();
  const { signal } = stops;
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') send({ type: 'pointer.entered' });
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!section.contains(relatedTarget as Node | null)) send({ type: 'focus.left' });
  };
  section.addEventListener('pointerenter', enter, { signal });
  section.addEventListener('pointerleave', () => send({ type: 'pointer.left' }), { signal });
  section.addEventListener('focusin', () => send({ type: 'focus.entered' }), { signal });
  section.addEventListener('focusout', leave, { signal });
  return () => stops.abort();
}

/** The banner's background: the two tacks of a layline over a flat sea. */
function Ground({ hue }: { hue: number }) {
  return (
    <svg
      className={css.ground}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ '--hue': hue } as object}
    >
      <rect className={css.sea} width="240" height="120" />
      <path className={css.deep} d="M0 120 L240 40 V120 Z" />
      <path className={css.tack} d="M132 120 L204 26 L240 74" />
      <circle className={css.buoy} cx="204" cy="26" r="6" />
    </svg>
  );
}
