import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { ThemesDocument } from '#graphql/__generated__/graphql.ts';
import { selectSettings, selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { useBettorSettingsRef } from './bettor-settings.provider.tsx';
import { BettorSettingsView } from './bettor-settings.view.tsx';

/** The settings form on its machine. */
export function BettorSettingsForm() {
  const settings = useBettorSettingsRef();
  const { data } = useQuery(ThemesDocument);
  return (
    <BettorSettingsView
      settings={useSelector(settings, selectSettings)}
      looks={data?.themes ?? []}
      state={useSelector(settings, selectState)}
      onChange={(change) => settings.send({ type: 'setting.changed', change })}
      onRetry={() => settings.send({ type: 'retry.chosen' })}
    />
  );
}
