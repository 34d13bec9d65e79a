import { isLimit, limitFrames, type LimitKind } from '#domain/limits/limit.ts';
import type { LimitChange, SeenLimit, SeenLimits } from '#domain/limits/limit-change.ts';
import type { LimitsEvent, LimitsSnapshot } from '#machines/limits/limits.machine.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FormTrouble } from '#ui/form/form.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { AskingView } from './asking.view.tsx';
import { BreaksView } from './breaks.view.tsx';
import { LimitCard } from './limit-card.view.tsx';
import css from './limits.module.css';
import { Unanswered } from './unanswered.view.tsx';

export interface LimitsViewProps {
  snapshot: LimitsSnapshot;
  send: (event: LimitsEvent) => void;
  /** RFC 3339. */
  now: string;
  /** That times are shown in. Limits and breaks follow the calendar of their own. */
  zone: string;
  /** Those that are offered. */
  kinds: readonly LimitKind[];
  nextClientId: () => string;
}

const heads: Readonly<Record<LimitKind, readonly [title: string, about: string]>> = {
  DEPOSIT: ['Deposit limits', 'All deposits count; what you take out gives no room.'],
  LOSS: ['Loss limits', 'What you lost, games included, and what your open bets could lose.'],
  STAKE: ['What one bet may risk', 'A back’s stake, a lay’s liability, the stake of a game.'],
  SESSION: ['Time', 'A day’s minutes, on all your devices together.'],
};

const emptyLimit = { amount: null, since: null, asked: null, used: null, left: null, until: null };

function cardsOf({ limits }: SeenLimits, kind: LimitKind): SeenLimit[] {
  return limitFrames
    .filter((frame) => isLimit({ kind, frame }))
    .map(
      (frame) =>
        limits.find((limit) => limit.kind === kind && limit.frame === frame) ?? {
          kind,
          frame,
          ...emptyLimit,
        },
    );
}

/** What a bettor holds themselves to. The exchange keeps them to it, whatever a page shows. */
export function LimitsView({ snapshot, send, now, zone, kinds, nextClientId }: LimitsViewProps) {
  const { limits, trouble } = snapshot.context;
  if (snapshot.matches('noAnswer'))
    return (
      <ErrorState title="Your limits could not be read" onRetry={() => send({ type: 'retry.chosen' })}>
        They hold all the same: the exchange keeps them.
      </ErrorState>
    );
  if (!limits) return <SkeletonRows rows={6} label="Loading your limits" />;
  const change = (chosen: LimitChange) =>
    send({ type: 'change.chosen', change: chosen, clientId: nextClientId() });
  const isBusy = !snapshot.matches('shown');
  return (
    <KeptFocus label="Limits" className={css.limits}>
      <p className={css.muted}>
        The exchange holds you to these, not the page. Lower counts at once. A raise counts after 24 hours,
        and only if you say so again.
      </p>
      {snapshot.matches('asking') && <AskingView {...{ snapshot, send, now, zone }} />}
      <Unanswered {...{ snapshot, send }} />
      {snapshot.matches({ shown: 'refused' }) && <FormTrouble>{trouble}</FormTrouble>}
      {snapshot.matches({ shown: 'done' }) && <p role="status">Done. The exchange has noted it.</p>}
      {kinds.map((kind) => (
        <section key={kind} aria-label={heads[kind][0]}>
          <h3>{heads[kind][0]}</h3>
          <p className={css.muted}>{heads[kind][1]}</p>
          <div className={css.cards}>
            {cardsOf(limits, kind).map((limit) => (
              <LimitCard key={limit.frame} {...{ limit, now, zone, isBusy }} onChange={change} />
            ))}
          </div>
        </section>
      ))}
      <BreaksView {...{ limits, now, zone, isBusy }} onChange={change} />
    </KeptFocus>
  );
}
