import { useSelector } from '@xstate/react';
import { selectSettings, selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { useBettorSettingsRef } from './bettor-settings.provider.tsx';
import { BettorSettingsView } from './bettor-settings.view.tsx';

/** The settings form on its machine. */
export function BettorSettingsForm() {
  const settings = useBettorSettingsRef();
  return (
    <BettorSettingsView
      settings={useSelector(settings, selectSettings)}
      state={useSelector(settings, selectState)}
      onChange={(change) => settings.send({ type: 'setting.changed', change })}
      onRetry={() => settings.send({ type: 'retry.chosen' })}
    />
  );
}
