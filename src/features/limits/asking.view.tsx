import { useEffect, useRef } from 'react';
import { monthsAfter, timeOutEnd } from '#domain/limits/break.ts';
import type { LimitChange } from '#domain/limits/limit-change.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import css from './limits.module.css';
import type { LimitsViewProps } from './limits.view.tsx';

export type AskingViewProps = Pick<LimitsViewProps, 'snapshot' | 'send' | 'now' | 'zone'>;

/** What cannot be taken back is said once more. The button that asked for it may be far below, so it comes into sight. */
export function AskingView({ snapshot, send, now, zone }: AskingViewProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const { sent, limits } = snapshot.context;
  const change = sent?.change;
  const words = change && lastWords(change, { now, zone, calendar: limits?.zone ?? zone });
  return (
    <section className={css.card} role="alertdialog" aria-label="Are you sure?" ref={place} tabIndex={-1}>
      <p>{words}</p>
      <div className={css.twins}>
        <Button wide onClick={() => send({ type: 'back.chosen' })}>
          No, go back
        </Button>
        <Button wide onClick={() => send({ type: 'yes.chosen' })}>
          Yes, I mean it
        </Button>
      </div>
    </section>
  );
}

const forGood =
  'This cannot be taken back or shortened. Open orders are cancelled; matched bets stand and are paid.';

interface Times {
  now: string;
  /** That times are shown in. */
  zone: string;
  /** By whose calendar a break ends. */
  calendar: string;
}

/** What a change does that takes a second yes. */
function lastWords(change: LimitChange, { now, zone, calendar }: Times): string {
  if (change.type === 'TIME_OUT')
    return `You take a time-out until ${formatMinute(timeOutEnd(change.length, now, calendar), zone)}. ${forGood}`;
  if (change.type === 'EXCLUDE')
    return `You exclude yourself until ${formatMinute(monthsAfter(now, change.months, calendar), zone)}. ${forGood}`;
  return 'Without a limit nothing holds you back here. You are asked again in 24 hours; until then what holds goes on.';
}
