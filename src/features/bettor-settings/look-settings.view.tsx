import { useId } from 'react';
import { themeChoices } from '#domain/bettor/bettor-settings.ts';
import { themeNames } from '#domain/words/setting-words.ts';
import { Chip } from '#ui/chip/chip.tsx';
import type { SettingsPartProps } from './betting-settings.view.tsx';
import { Choice, OneOf } from './choice.tsx';
import { languageNames, writtenSample, zoneNames } from './language-text.ts';
import css from './bettor-settings.module.css';

export interface LookSettingsViewProps extends SettingsPartProps {
  /** The themes to choose from; empty until they are known. */
  looks: readonly { name: string; title: string }[];
  /** RFC 3339: what the sample is written of. */
  now: string;
  /** What the device calls its zone. */
  ownZone: string;
}

/** In which language’s way and which zone things are written, and what the pages look like. */
export function LookSettingsView({ settings, looks, now, ownZone, onChange }: LookSettingsViewProps) {
  const { theme, look, language, timeZone } = settings;
  const headId = useId();
  const { money, date, days } = writtenSample(language, timeZone, now);
  return (
    <section className={css.card} aria-labelledby={headId}>
      <h2 id={headId}>Language and looks</h2>
      <OneOf
        label="Language"
        value={language}
        options={languageNames()}
        onChoose={(chosen) => onChange({ language: chosen })}
        note={
          <>
            <p>Calendars, numbers, dates and direction follow it. Texts are English, odds have a point.</p>
            <p className={css.sample}>
              So it looks: <bdi>{money}</bdi> <bdi>{date}</bdi> <bdi>{days}</bdi>
            </p>
          </>
        }
      />
      <OneOf
        label="Time zone"
        value={timeZone}
        options={[['', `As this device: ${ownZone}`], ...zoneNames(now)]}
        onChoose={(chosen) => onChange({ timeZone: chosen })}
        note="Of days and times on every page, and of reports. Your limits keep the days of the zone you signed up in."
      />
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
    </section>
  );
}
