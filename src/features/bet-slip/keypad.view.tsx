import { Delete } from 'lucide-react';
import { afterKey, stakeKeys, type StakeKey } from '#domain/bet/stake-keys.ts';
import { quickStakeText } from './quick-stakes.ts';
import css from './keypad.module.css';

export interface KeypadViewProps {
  /** What is typed so far. */
  text: string;
  /** The bet whose stake it is, where there are several; null for the only one. */
  of?: string | null;
  /** What the keys cover of it on its card; null: nothing. */
  note?: string | null;
  /** Minor units. */
  quickStakes: readonly number[];
  onText: (text: string) => void;
  onQuickStake: (stake: number) => void;
}

/** A press leaves the focus in the stake. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** Keys for a stake, for a thumb: the system's keyboard would cover the prices. */
export function KeypadView({
  text,
  of = null,
  note = null,
  quickStakes,
  onText,
  onQuickStake,
}: KeypadViewProps) {
  return (
    <div className={css.keypad} role="group" aria-label="Keypad" data-keypad="" onPointerDown={keepFocus}>
      {of !== null && <p className={css.of}>Stake: {of}</p>}
      {note !== null && (
        <p className={css.note} data-keypad-note="">
          {note}
        </p>
      )}
      <div className={css.keys}>
        {stakeKeys.map((key) => (
          <button
            key={key}
            type="button"
            className={css.key}
            aria-label={labels[key]}
            onClick={() => onText(afterKey(text, key))}
          >
            {key === 'back' ? <Delete aria-hidden size={20} /> : key}
          </button>
        ))}
      </div>
      {quickStakes.length > 0 && (
        <div className={css.quick} role="group" aria-label="Quick stakes">
          {quickStakes.map((stake) => (
            <button key={stake} type="button" className={css.key} onClick={() => onQuickStake(stake)}>
              {quickStakeText(stake)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const labels: Partial<Record<StakeKey, string>> = { '.': 'Point', back: 'Delete the last digit' };
