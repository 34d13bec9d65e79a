import { useId, type ReactNode } from 'react';
import {
  maxPolicyTicks,
  maxQuickStakes,
  oddsPolicies,
  themeChoices,
  type BettorSettings,
  type ThemeChoice,
} from '#domain/site/bettor-settings.ts';
import { oddsFormatNames, oddsFormats, oddsText } from '#domain/odds/odds-format.ts';
import type { OddsPolicy } from '#domain/odds/odds-policy.ts';
import { readStakes, stakesText } from './stakes-text.ts';
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

const policyWords: Record<OddsPolicy, string> = {
  NEVER: 'Never another price',
  BETTER: 'Better only',
  WITHIN: 'Within some ticks',
};
const themeWords: Record<ThemeChoice, string> = { SYSTEM: 'As the system', LIGHT: 'Light', DARK: 'Dark' };

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
  const readStake = (text: string) => readStakes(text, 1)?.[0] ?? null;
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
        <Choice label="Odds" note={`2.36 reads ${oddsText(oddsFormat, 236)}. Odds are typed in decimal.`}>
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
        <Choice label="When a clicked price has moved, take" note={policyNote(oddsPolicy, policyTicks)}>
          {oddsPolicies.map((policy) => (
            <Chip
              key={policy}
              pressed={policy === oddsPolicy}
              onClick={() => onChange({ oddsPolicy: policy })}
            >
              {policyWords[policy]}
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
          kept={stakesText(quickStakes)}
          read={(text) => readStakes(text, maxQuickStakes)}
          wrong={`Type up to ${maxQuickStakes} stakes, such as 100, 500, 1000.`}
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
            prefix="₹"
            kept={stakesText([oneClick.stake])}
            read={readStake}
            wrong="Type a stake such as 100."
            onKeep={(stake) => onChange({ oneClick: { ...oneClick, stake } })}
          />
          <KeptField
            label="Most that one click may risk"
            prefix="₹"
            kept={stakesText([oneClick.cap])}
            read={readStake}
            wrong="Type an amount such as 1000."
            onKeep={(cap) => onChange({ oneClick: { ...oneClick, cap } })}
          />
        </div>
        <Choice label="Theme">
          {themeChoices.map((choice) => (
            <Chip key={choice} pressed={choice === theme} onClick={() => onChange({ theme: choice })}>
              {themeWords[choice]}
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
