import { useEffect, useState } from 'react';
import { clockText } from '#domain/market/match-clock.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { durationWords } from '#domain/words/payment-words.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import css from './payment-waiting.module.css';

const everyMs = 1_000;
const secondsSince = (time: string): number =>
  Math.max(0, Math.floor((exchangeClock.now() - Date.parse(time)) / 1_000));

/** The time since a deposit was paid, against the usual one. */
export function WaitingRing({ payment }: { payment: BettorPayment }) {
  const since = payment.steps.find(({ state }) => state === 'WAITING')?.at ?? payment.askedAt;
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const look = () => setSeconds(secondsSince(since));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [since]);
  const usual = payment.usualBy
    ? Math.max(1, (Date.parse(payment.usualBy) - Date.parse(since)) / 1_000)
    : null;
  const share = usual === null ? 0 : Math.min(1, seconds / usual);
  return (
    <div className={css.ring}>
      <svg viewBox="0 0 36 36" aria-hidden>
        <circle className={css.track} cx="18" cy="18" r="16" />
        <circle className={css.gone} cx="18" cy="18" r="16" pathLength={1} strokeDashoffset={1 - share} />
      </svg>
      <span role="timer" aria-label="Time since then">
        {clockText(seconds)}
      </span>
      {usual !== null && <small>usual: {durationWords(usual)}</small>}
    </div>
  );
}
