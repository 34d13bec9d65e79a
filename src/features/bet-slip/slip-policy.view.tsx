import { useId } from 'react';
import type { OddsPolicy } from '#domain/odds/odds-policy.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { oddsPolicyLabel, oddsPolicyWords } from '#domain/words/odds-policy-words.ts';
import css from './bet-slip.module.css';

export interface SlipPolicyViewProps {
  settings: SlipSettings;
  onSettings: (change: Pick<SlipSettings, 'oddsPolicy'>) => void;
}

/** What becomes of a bet whose price moves before it is placed. Kept with the bettor's settings. */
export function SlipPolicyView({ settings: { oddsPolicy, policyTicks }, onSettings }: SlipPolicyViewProps) {
  const id = useId();
  return (
    <p className={css.policy}>
      <label htmlFor={id}>{oddsPolicyLabel}</label>
      <select
        id={id}
        value={oddsPolicy}
        onChange={({ target }) => onSettings({ oddsPolicy: target.value as OddsPolicy })}
      >
        {Object.entries(oddsPolicyWords(policyTicks)).map(([policy, text]) => (
          <option key={policy} value={policy}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
