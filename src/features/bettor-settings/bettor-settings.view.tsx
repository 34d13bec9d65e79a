import type { BettorSettingsState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { BettingSettingsView } from './betting-settings.view.tsx';
import { LookSettingsView, type LookSettingsViewProps } from './look-settings.view.tsx';
import { NoticeSettingsView, type NoticeSettingsViewProps } from './notice-settings.view.tsx';
import css from './bettor-settings.module.css';

export interface BettorSettingsViewProps
  extends LookSettingsViewProps, Omit<NoticeSettingsViewProps, keyof LookSettingsViewProps> {
  state: BettorSettingsState;
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
export function BettorSettingsView(props: BettorSettingsViewProps) {
  const { state, onRetry } = props;
  const isFixed = state === 'loading' || state === 'notLoaded';
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
        <BettingSettingsView {...props} />
        <LookSettingsView {...props} />
        <NoticeSettingsView {...props} />
      </fieldset>
    </div>
  );
}
