import type { BetState } from '#domain/intent.ts';
import type { BetIntentEvent } from '#machines/bet-intent/bet-intent.machine.ts';
import { Button } from '#ui/button/button.tsx';
import css from './bet-slip.module.css';

/** What the bettor may tell a bet of which nothing is placed. */
export type IntentChoice = Extract<
  BetIntentEvent['type'],
  'retry.chosen' | 'send.chosen' | 'drop.chosen' | 'cancel.chosen'
>;

export interface IntentChoicesViewProps {
  state: BetState;
  /** Whose bet it is about, for whoever cannot see the card around it. */
  runnerName: string;
  onChoose: (choice: IntentChoice) => void;
}

/** What the bettor may do about a bet that was not sent, never arrived, or waits out the in-play delay. */
export function IntentChoicesView({ state, runnerName, onChoose }: IntentChoicesViewProps) {
  if (state === 'delayed' || state === 'cancelling') {
    const word = state === 'delayed' ? 'Cancel' : 'Cancelling…';
    return (
      <div className={css.choices}>
        <Button
          size="small"
          loading={state === 'cancelling'}
          aria-label={`${word} ${runnerName}`}
          onClick={() => onChoose('cancel.chosen')}
        >
          {word}
        </Button>
      </div>
    );
  }
  if (state !== 'notStored' && state !== 'neverArrived') return null;
  const again = state === 'notStored' ? 'Try again' : 'Place it now';
  return (
    <div className={css.choices}>
      <Button
        size="small"
        aria-label={`${again}: ${runnerName}`}
        onClick={() => onChoose(state === 'notStored' ? 'retry.chosen' : 'send.chosen')}
      >
        {again}
      </Button>
      <Button size="small" aria-label={`Drop it: ${runnerName}`} onClick={() => onChoose('drop.chosen')}>
        Drop it
      </Button>
    </div>
  );
}
