import { plainNumber } from '#domain/calendar/figures.ts';
import {
  maxPolicyTicks,
  maxQuickStakes,
  oddsPolicies,
  type BettorSettings,
} from '#domain/bettor/bettor-settings.ts';
import { currencySign } from '#domain/money/money.ts';
import { oddsFormatNames, oddsFormats, oddsText, type OddsFormat } from '#domain/odds/odds-format.ts';
import type { OddsPolicy } from '#domain/odds/odds-policy.ts';
import { oddsPolicyLabel, oddsPolicyWords } from '#domain/words/odds-policy-words.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { Choice } from './choice.tsx';
import { KeptField } from './kept-field.tsx';
import { readOneStake, readStakes, stakesText } from './stakes-text.ts';
import css from './bettor-settings.module.css';

export interface SettingsPartProps {
  settings: BettorSettings;
  onChange: (change: Partial<BettorSettings>) => void;
}

function readTicks(text: string): number | null {
  const typed = plainNumber(text);
  return /^\d{1,2}$/.test(typed) && Number(typed) <= maxPolicyTicks ? Number(typed) : null;
}

/** How odds are shown and bets are made. */
export function BettingSettingsView({ settings, onChange }: SettingsPartProps) {
  const { oddsFormat, oddsPolicy, policyTicks, quickStakes, keepsInPlay } = settings;
  return (
    <section className={css.card} aria-label="Betting">
      <h2>Betting</h2>
      <Choice label="Odds" note={oddsNote(oddsFormat)}>
        {oddsFormats.map((format) => (
          <Chip key={format} pressed={format === oddsFormat} onClick={() => onChange({ oddsFormat: format })}>
            {oddsFormatNames[format]}
          </Chip>
        ))}
      </Choice>
      <Choice label={oddsPolicyLabel} note={policyNote(oddsPolicy, policyTicks)}>
        {oddsPolicies.map((policy) => (
          <Chip key={policy} pressed={policy === oddsPolicy} onClick={() => onChange({ oddsPolicy: policy })}>
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
        label="When a market turns in play"
        note={
          keepsInPlay
            ? 'What is not matched of a bet stays on the book.'
            : 'What is not matched of a bet lapses.'
        }
      >
        {[false, true].map((keeps) => (
          <Chip
            key={String(keeps)}
            pressed={keeps === keepsInPlay}
            onClick={() => onChange({ keepsInPlay: keeps })}
          >
            {keeps ? 'Keep it' : 'Let it lapse'}
          </Chip>
        ))}
      </Choice>
      <PlacingChoices {...{ settings, onChange }} />
    </section>
  );
}

/** What stands between a press and a bet. */
function PlacingChoices({ settings: { isConfirmed, oneClick }, onChange }: SettingsPartProps) {
  return (
    <>
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
    </>
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
