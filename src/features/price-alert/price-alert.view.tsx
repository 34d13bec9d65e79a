import { useRef, useState } from 'react';
import type { PriceAlert } from '#domain/bettor/notices.ts';
import { isReached } from '#domain/bettor/price-alert.ts';
import { parseIsoTime } from '#domain/calendar/time.ts';
import { nextMomentAt } from '#domain/calendar/zone-time.ts';
import type { Side } from '#domain/bet/side.ts';
import { readOdds } from '#domain/bet/slip.ts';
import type { OddsLadderName } from '#domain/odds/odds-ladder.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { Form } from '#ui/form/form.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { TimePicker } from '#ui/pickers/time-picker.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './price-alert.module.css';

type Waited = Pick<PriceAlert, 'side' | 'odds' | 'until'>;

export interface PriceAlertViewProps {
  runnerName: string;
  ladder: OddsLadderName;
  /** The best odds that can be taken now, hundredths. */
  best: Readonly<Record<Side, number | null>>;
  /** What is waited for on this runner. */
  alerts: readonly Waited[];
  /** As many are waited for as there may be. */
  isFull: boolean;
  /** Unix milliseconds. */
  now: number;
  zone: string;
  oddsText: (odds: number) => string;
  onSet: (waited: Waited) => void;
  onDrop: (waited: Waited) => void;
}

const sides: readonly (readonly [Side, string])[] = [
  ['BACK', 'Back at'],
  ['LAY', 'Lay at'],
];

/** Asks to be told when a runner's price is reached, until a time of day. */
export function PriceAlertView(props: PriceAlertViewProps) {
  const { runnerName, alerts, isFull, zone, oddsText, onDrop } = props;
  return (
    <KeptFocus label={`Prices of ${runnerName} to wait for`} className={css.alert}>
      {alerts.length > 0 && (
        <ul className={css.waited} aria-label="Prices that you wait for">
          {alerts.map((waited) => (
            <li key={`${waited.side} ${waited.odds}`}>
              {waited.side === 'BACK' ? 'Back' : 'Lay'} at {oddsText(waited.odds)}{' '}
              {waited.side === 'BACK' ? 'or higher' : 'or lower'}, until {formatMinute(waited.until, zone)}
              <Button size="small" onClick={() => onDrop(waited)}>
                Stop waiting
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p>You wait for as many prices as there may be. Stop waiting for one first.</p>
      ) : (
        <AlertForm {...props} key={alerts.length} runnerName={runnerName} />
      )}
    </KeptFocus>
  );
}

/** What is wrong, and with which of the two. */
interface Trouble {
  field: 'odds' | 'until';
  words: string;
}

/** What was typed: the alert, or what is wrong with it. */
function readAlert(
  { ladder, best, now, zone }: Pick<PriceAlertViewProps, 'ladder' | 'best' | 'now' | 'zone'>,
  typed: { side: Side; odds: string; until: string | null },
): Waited | Trouble {
  const { side } = typed;
  const odds = readOdds(ladder, typed.odds);
  if (!odds.ok) return { field: 'odds', words: odds.problem.message };
  if (isReached({ side, odds: odds.value }, best[side]))
    return { field: 'odds', words: 'This price can be had now.' };
  const time = typed.until === null ? null : parseIsoTime(typed.until);
  if (time === null) return { field: 'until', words: 'Say until when to wait: a time of day.' };
  return { side, odds: odds.value, until: new Date(nextMomentAt(time, zone, now)).toISOString() };
}

function AlertForm(props: PriceAlertViewProps) {
  const [side, setSide] = useState<Side>('BACK');
  const [odds, setOdds] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const oddsField = useRef<HTMLInputElement>(null);
  const untilField = useRef<HTMLDivElement>(null);
  const submit = () => {
    const read = readAlert(props, { side, odds, until });
    if (!('field' in read)) {
      setTrouble(null);
      props.onSet(read);
      return;
    }
    setTrouble(read);
    const wrong = read.field === 'odds' ? oddsField.current : untilField.current?.querySelector('input');
    wrong?.focus();
  };
  const wrongIn = (field: Trouble['field']) => (trouble?.field === field ? trouble.words : undefined);
  return (
    <Form label={`Wait for a price of ${props.runnerName}`} onSubmit={submit}>
      <div className={css.sides} role="group" aria-label="Which price">
        {sides.map(([one, words]) => (
          <Chip key={one} pressed={one === side} onClick={() => setSide(one)}>
            {words}
          </Chip>
        ))}
      </div>
      <TextField
        label={side === 'BACK' ? 'These odds or higher' : 'These odds or lower'}
        inputMode="decimal"
        ref={oddsField}
        value={odds}
        onChange={setOdds}
        error={wrongIn('odds')}
      />
      <div ref={untilField}>
        <TimePicker
          label="Until"
          value={until}
          onChange={setUntil}
          options={{ showSeconds: false }}
          error={wrongIn('until')}
        />
      </div>
      <p className={css.note}>
        Today, or tomorrow once that time has passed. It is told while Layline is open.
      </p>
      <Button variant="primary" type="submit">
        Tell me
      </Button>
    </Form>
  );
}
