import { Link } from 'react-router-dom';
import { depositRoom, type DepositRoom } from '#domain/limits/deposit-room.ts';
import type { SeenLimits } from '#domain/limits/limit-change.ts';
import type { FrameKind } from '#domain/limits/frame.ts';
import { formatMoney } from '#domain/money/money.ts';
import { hrefOf } from '#domain/site/route.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import css from './deposit-room.module.css';

export interface DepositRoomViewProps {
  limits: SeenLimits;
  /** RFC 3339. */
  now: string;
  /** That times are shown in. */
  zone: string;
  /** What is typed, minor units; null while that is nothing. */
  amount: number | null;
  /** The least that the chosen way takes, minor units. */
  least: number;
  onAmount: (amount: number) => void;
}

const spans: Readonly<Record<FrameKind, string>> = { DAY: 'today', WEEK: 'this week', MONTH: 'this month' };

const limitsHref = `${hrefOf('profile')}#safer-betting`;

/** What is left of the deposit limit, with this deposit, before it is asked for. The exchange decides. */
export function DepositRoomView({ limits, now, zone, amount, least, onAmount }: DepositRoomViewProps) {
  const room = depositRoom(limits, now);
  if (!room)
    return (
      <p className={css.none}>
        You have no deposit limit. <Link to={limitsHref}>Set one</Link>
      </p>
    );
  const { frame, limit, used, left, oldSince } = room;
  const fits = left < least ? 0 : left;
  const isOver = amount !== null && amount > left;
  const added = isOver ? 0 : (amount ?? 0);
  return (
    <section className={css.room} aria-label="Your deposit limit">
      <p className={css.head}>
        <strong>Your deposit limit, {spans[frame]}</strong>{' '}
        <span>
          {formatMoney(used + added)} of {formatMoney(limit)}
        </span>
      </p>
      {/* The words beside it say the same. */}
      <div className={css.bar} aria-hidden>
        <span className={css.used} style={{ inlineSize: share(used, limit) }} />
        <span className={css.added} style={{ inlineSize: share(added, limit) }} />
      </div>
      <p className={css.words} data-over={isOver || undefined} role="status">
        {roomWords(room, { amount, fits, zone })} <Link to={limitsHref}>Change</Link>
      </p>
      {isOver && fits > 0 && (
        <Button wide onClick={() => onAmount(fits)}>
          Make it {formatMoney(fits)}
        </Button>
      )}
      {oldSince !== null && (
        <p className={css.words}>
          You set this limit on {formatMinute(oldSince, zone)}, more than six months ago. Does it still fit
          you?
        </p>
      )}
    </section>
  );
}

const share = (part: number, whole: number): string => `${Math.min(100, (part / whole) * 100)}%`;

function roomWords(
  { left, until }: DepositRoom,
  { amount, fits, zone }: { amount: number | null; fits: number; zone: string },
): string {
  const end = formatMinute(until, zone);
  if (fits === 0) return `No deposit fits before ${end}, when it starts anew.`;
  if (amount === null) return `${formatMoney(left)} left until ${end}.`;
  if (amount > left) return `That is more than the ${formatMoney(left)} left until ${end}.`;
  return `After this you may add ${formatMoney(left - amount)} until ${end}.`;
}
