import { useId } from 'react';
import { noticeKinds } from '#domain/bettor/notices.ts';
import { noticeNames } from '#domain/words/setting-words.ts';
import { Chip } from '#ui/chip/chip.tsx';
import type { SettingsPartProps } from './betting-settings.view.tsx';
import { Choice } from './choice.tsx';
import css from './bettor-settings.module.css';

/** Whether this browser shows notifications of the site: not asked yet, refused, or not at all here. */
export type Permission = 'granted' | 'default' | 'denied' | 'absent';

const outsideNotes: Record<Permission, string> = {
  granted: 'It tells it while a tab of Layline is open, even if you look at another.',
  default: 'Your browser asks you first. It tells it while a tab of Layline is open.',
  denied: 'Your browser was told not to: allow it in the settings it has for this site.',
  absent: 'This browser shows none here: it needs an address that begins with https.',
};

export interface NoticeSettingsViewProps extends SettingsPartProps {
  permission: Permission;
  /** Switches the browser's notifications on, which it may ask about, or off. */
  onOutside: (isOn: boolean) => void;
}

/** What is told on any page, and whether the browser tells it too. */
export function NoticeSettingsView({ settings, permission, onChange, onOutside }: NoticeSettingsViewProps) {
  const { notices, isToldOutside } = settings;
  const headId = useId();
  const isOn = isToldOutside && permission === 'granted';
  return (
    <section className={css.card} aria-labelledby={headId}>
      <h2 id={headId}>Notifications</h2>
      <Choice label="Tell me on any page" note="My Bets, Favourites and the reports have it in any case.">
        {noticeKinds.map((kind) => {
          const is = notices.includes(kind);
          return (
            <Chip
              key={kind}
              pressed={is}
              onClick={() =>
                onChange({
                  notices: noticeKinds.filter((one) => (one === kind ? !is : notices.includes(one))),
                })
              }
            >
              {noticeNames[kind]}
            </Chip>
          );
        })}
      </Choice>
      <Choice label="By the browser too" note={outsideNotes[permission]}>
        <Chip
          pressed={isOn}
          disabled={permission === 'denied' || permission === 'absent'}
          onClick={() => onOutside(!isOn)}
        >
          {isOn ? 'On in this browser' : 'Off in this browser'}
        </Chip>
      </Choice>
    </section>
  );
}
