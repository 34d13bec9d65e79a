import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CoachStep } from '#domain/bettor/coach-stand.ts';
import { stepOf, type CoachRef, type CoachSnapshot } from '#machines/coach/coach.machine.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { coachWords, saidOf } from './coach-words.ts';
import { CoachView, type CoachEnding, type CoachViewProps } from './coach.view.tsx';
import { useCoachPlace } from './use-coach-place.ts';

export interface CoachProps {
  coach: CoachRef;
  /** Something stands over the page, such as a dialog, and is what the bettor sees to. */
  isCovered: boolean;
  /** The best price to back in the market of the page with that name, hundredths; null: none is known. */
  oddsIn: (marketName: string) => number | null;
  endings: readonly CoachEnding[];
  onShowSlip: () => void;
}

/** The coach of a first bet, over the page. Its words are read out once as the step changes. */
export function Coach(props: CoachProps) {
  const snapshot = useSelector(props.coach, (now) => now);
  const step = stepOf(snapshot);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{step && saidOf(step)}</span>
      </VisuallyHidden>
      {step && !props.isCovered && <Step key={step} {...{ ...props, snapshot, step }} />}
    </>
  );
}

interface StepProps extends CoachProps {
  snapshot: CoachSnapshot;
  step: CoachStep;
}

function Step({ coach, snapshot, step, oddsIn, endings, onShowSlip }: StepProps) {
  const bubble = useRef<HTMLElement>(null);
  const seen = useCoachPlace(bubble, step);
  const oddsText = useOddsText();
  const skip = () => coach.send({ type: 'skip.pressed' });
  useEscapeFromPage(skip);
  const market = seen?.market ?? null;
  const odds = market !== null && seen?.anchor ? oddsIn(market) : null;
  const hasMarket = market !== null || seen === null;
  const shown = snapshot.context.bet?.isMatched === false ? [] : endings;
  const words = coachWords(
    { step, odds, hasMarket, bet: snapshot.context.bet, hasEndings: shown.length > 0 },
    oddsText,
  );
  return (
    <CoachView
      {...{ bubble, step, words, seen }}
      endings={step === 'bet' ? shown : []}
      action={actionOf({ coach, step, hasMarket, hasSlip: seen?.anchor !== null, onShowSlip })}
      onSkip={skip}
    />
  );
}

interface ActionOf extends Pick<CoachProps, 'coach' | 'onShowSlip'> {
  step: CoachStep;
  hasMarket: boolean;
  hasSlip: boolean;
}

function actionOf({ coach, step, hasMarket, hasSlip, onShowSlip }: ActionOf): CoachViewProps['action'] {
  if (step === 'bet') return { label: 'Got it', onPress: () => coach.send({ type: 'gotIt.pressed' }) };
  if (step === 'stake') return hasSlip ? null : { label: 'Open the slip', onPress: onShowSlip };
  return hasMarket ? null : { label: 'Open a match', onPress: () => coach.send({ type: 'start.pressed' }) };
}

/** What has an Escape of its own: what is typed, what is open over the page, and the slip. */
const ownEscape = 'input, textarea, select, [role="dialog"], [role="menu"], section[aria-label="Bet slip"]';

/** Escape leaves the coach from the bubble and from the page, not from what has a use for the key itself. */
function useEscapeFromPage(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(ownEscape)) return;
    leave();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
