import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { CoachStep } from '#domain/bettor/coach-stand.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { coachSteps, stepWords, type CoachWords } from './coach-words.ts';
import type { CoachPlace } from './use-coach-place.ts';
import css from './coach.module.css';

/** What one result pays, minor units, net of commission. */
export interface CoachEnding {
  name: string;
  pays: number;
}

export interface CoachViewProps {
  bubble: RefObject<HTMLElement | null>;
  step: CoachStep;
  words: CoachWords;
  /** Null until the page was looked at: it is drawn, but not shown. */
  seen: CoachPlace | null;
  endings: readonly CoachEnding[];
  /** A button that leads on, where nothing else on the page does. */
  action: { label: string; onPress: () => void } | null;
  onSkip: () => void;
}

/** The bubble, and what it lights. The page stays in use: neither takes a press that is meant for it. */
export function CoachView({ bubble, step, words, seen, endings, action, onSkip }: CoachViewProps) {
  const isSmall = seen !== null && seen.place === null;
  return (
    <>
      {seen && <Lights {...seen} />}
      <section
        ref={bubble}
        className={css.bubble}
        aria-label="Your first bet"
        data-step={step}
        data-shown={seen !== null}
        data-small={isSmall || undefined}
        style={seen?.place ? { left: seen.place.left, top: seen.place.top } : undefined}
      >
        <header className={css.head}>
          <strong className={css.step}>{stepWords(step)}</strong>
          {isSmall && <span className={css.short}>{words.title}</span>}
          {isSmall && action && <Action {...action} />}
          <button type="button" className={css.skip} onClick={onSkip}>
            Skip
          </button>
        </header>
        {!isSmall && (
          <>
            <h2 className={css.title}>{words.title}</h2>
            <p className={css.text}>{words.text}</p>
            {endings.length > 0 && <Endings endings={endings} />}
            <footer className={css.foot}>
              <Dots step={step} />
              {words.todo !== null && <span className={css.todo}>{words.todo}</span>}
              {action && <Action {...action} />}
            </footer>
            {seen?.place?.side && <Arrow {...seen} />}
          </>
        )}
      </section>
    </>
  );
}

const Action = ({ label, onPress }: NonNullable<CoachViewProps['action']>): ReactNode => (
  <Button size="small" variant="primary" onClick={onPress}>
    {label}
  </Button>
);

const Dots = ({ step }: { step: CoachStep }) => (
  <span className={css.dots} aria-hidden>
    {coachSteps.map((one) => (
      <span key={one} data-now={one === step} />
    ))}
  </span>
);

/** A bar for each result, as long as what it pays beside the others. */
function Endings({ endings }: { endings: readonly CoachEnding[] }) {
  const most = Math.max(1, ...endings.map(({ pays }) => Math.abs(pays)));
  return (
    <dl className={css.endings}>
      {endings.map(({ name, pays }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={css.bar} aria-hidden>
            <span data-sign={Math.sign(pays)} style={{ inlineSize: `${(Math.abs(pays) / most) * 100}%` }} />
          </dd>
          <dd className={css.pays}>{formatMoney(pays, { sign: true })}</dd>
        </div>
      ))}
    </dl>
  );
}

const px = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) =>
  ({ left, top, width, height }) satisfies CSSProperties;

/** The page is dimmed around the market, and what is to be pressed has a ring. */
const Lights = ({ bright, rings }: CoachPlace) => (
  <div aria-hidden>
    {bright && <span className={css.bright} style={px(bright)} />}
    {rings.map((ring) => (
      <span key={`${ring.left}/${ring.top}`} className={css.ring} style={px(ring)} />
    ))}
  </div>
);

/** From the bubble to what it points at. */
function Arrow({ place, anchor }: CoachPlace) {
  if (!place?.side || !anchor) return null;
  const middle = anchor.left + Math.min(anchor.width / 2, 82) - place.left;
  const style = place.side === 'left' ? {} : { left: Math.max(24, middle) };
  return <span className={css.arrow} aria-hidden data-side={place.side} style={style} />;
}
