import { useId, type ReactNode } from 'react';
import {
  maxPolicyTicks,
  maxQuickStakes,
  oddsPolicies,
  themeChoices,
  type BettorSettings,
} from '#domain/bettor/bettor-settings.ts';
import { currencySign } from '#domain/money/money.ts';
import { oddsFormatNames, oddsFormats, oddsText, type OddsFormat } from '#domain/odds/odds-format.ts';
import type { OddsPolicy } from '#domain/odds/odds-policy.ts';
import { oddsPolicyLabel, oddsPolicyWords } from '#domain/words/odds-policy-words.ts';
import { themeNames } from '#domain/words/setting-words.ts';
import { readOneStake, readStakes, stakesText } from './stakes-text.ts';
import type { BettorSettingsState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { KeptField } from './kept-field.tsx';
import css from './bettor-settings.module.css';

export interface BettorSettingsViewProps {
  settings: BettorSettings;
  state: BettorSettingsState;
  /** The themes to choose from; empty until they are known. */
  looks: readonly { name: string; title: string }[];
  onChange: (change: Partial<BettorSettings>) => void;
  onRetry: () => void;
}

const stateWords: Record<BettorSettingsState, string> = {
  loading: 'Loading your settings…',
  notLoaded: 'Your settings could not be loaded. The usual ones stand meanwhile.',
  kept: 'Every change is saved at once.',
  saving: 'Saving…',
  notSaved: 'Not saved yet: there was no answer. It is tried again.',
};

/** How the bettor wants the site to work. Every change applies at once. */
export function BettorSettingsView({ settings, state, looks, onChange, onRetry }: BettorSettingsViewProps) {
  const { oddsFormat, oddsPolicy, policyTicks, quickStakes, oneClick, isConfirmed, theme, look } = settings;
  const isFixed = state === 'loading' || state === 'notLoaded';
  const readTicks = (text: string) =>
    /^\d{1,2}$/.test(text.trim()) && Number(text) <= maxPolicyTicks ? Number(text) : null;
  return (
    <div className={css.settings}>
      <div className={css.state} role="status" data-state={state}>
        {stateWords[state]}
        {(state === 'notLoaded' || state === 'notSaved') && (
          <Button size="small" onClick={onRetry}>
            Try now
          </Button>
        )}
      </div>
      <fieldset className={css.fields} disabled={isFixed}>
        <Choice label="Odds" note={oddsNote(oddsFormat)}>
          {oddsFormats.map((format) => (
            <Chip
              key={format}
              pressed={format === oddsFormat}
              onClick={() => onChange({ oddsFormat: format })}
            >
              {oddsFormatNames[format]}
            </Chip>
          ))}
        </Choice>
        <Choice label={oddsPolicyLabel} note={policyNote(oddsPolicy, policyTicks)}>
          {oddsPolicies.map((policy) => (
            <Chip
              key={policy}
              pressed={policy === oddsPolicy}
              onClick={() => onChange({ oddsPolicy: policy })}
            >
              {oddsPolicyWords(policyTicks)[policy]}
            </Chip>
          ))}
        </Choice>
        {oddsPolicy === 'WITHIN' && (
          <KeptField
            label="Ticks worse that are taken"
            kept={String(policyTicks)}
            read={readTicks}
            wrong={`Type a number from 0 to ${maxPolicyTicks}.`}
            onKeep={(ticks) => onChange({ policyTicks: ticks })}
          />
        )}
        <KeptField
          label="Quick stakes"
          // A keyboard of digits alone may have no space.
          inputMode="text"
          kept={stakesText(quickStakes)}
          read={(text) => readStakes(text, maxQuickStakes)}
          wrong={`Type up to ${maxQuickStakes} stakes with a comma and a space between them, such as 100, 500, 1000.`}
          onKeep={(stakes) => onChange({ quickStakes: stakes })}
        />
        <Choice
          label="Before a bet is placed"
          note={isConfirmed ? 'You read it once more and confirm.' : 'It is placed at once.'}
        >
          <Chip pressed={isConfirmed} onClick={() => onChange({ isConfirmed: !isConfirmed })}>
            Ask me to confirm
          </Chip>
        </Choice>
        <Choice
          label="One-click betting"
          note="While it is on, one press on a price places the bet, without the slip and without asking."
        >
          <Chip
            pressed={oneClick.isOn}
            onClick={() => onChange({ oneClick: { ...oneClick, isOn: !oneClick.isOn } })}
          >
            One-click {oneClick.isOn ? 'is on' : 'is off'}
          </Chip>
        </Choice>
        <div className={css.pair}>
          <KeptField
            label="One-click stake"
            prefix={currencySign()}
            kept={stakesText([oneClick.stake])}
            read={readOneStake}
            wrong="Type a stake such as 100."
            onKeep={(stake) => onChange({ oneClick: { ...oneClick, stake } })}
          />
          <KeptField
            label="Highest liability of one click"
            prefix={currencySign()}
            kept={stakesText([oneClick.cap])}
            read={readOneStake}
            wrong="Type an amount such as 1000."
            onKeep={(cap) => onChange({ oneClick: { ...oneClick, cap } })}
          />
        </div>
        <Choice label="Theme">
          {themeChoices.map((choice) => (
            <Chip key={choice} pressed={choice === theme} onClick={() => onChange({ theme: choice })}>
              {themeNames[choice]}
            </Chip>
          ))}
        </Choice>
        {looks.length > 0 && (
          <Choice label="Colours">
            {[{ name: '', title: 'As the site' }, ...looks].map(({ name, title }) => (
              <Chip key={name} pressed={name === look} onClick={() => onChange({ look: name })}>
                {title}
              </Chip>
            ))}
          </Choice>
        )}
      </fieldset>
    </div>
  );
}

/** Decimal odds, the ones that are typed, are an example of nothing. */
const oddsNote = (format: OddsFormat): string =>
  format === 'DECIMAL'
    ? 'What 1 staked pays if it wins, the stake included.'
    : `Decimal odds of 2.36 are shown as ${oddsText(format, 236)}. Odds are typed in decimal.`;

function policyNote(policy: OddsPolicy, ticks: number): string {
  if (policy === 'NEVER') return 'Any other price is offered to you again; nothing is placed.';
  if (policy === 'BETTER') return 'A worse price is offered to you again; nothing is placed.';
  return `Up to ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} worse is taken; more is offered to you again.`;
}

function Choice({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  const labelId = useId();
  return (
    <div className={css.choice} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <div className={css.chips}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
