import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { deviceZone } from '#actors/device-zone.ts';
import { ThemesDocument } from '#graphql/__generated__/graphql.ts';
import { selectSettings, selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { useOutside } from './use-outside.ts';
import { useBettorSettingsRef } from './bettor-settings.provider.tsx';
import { BettorSettingsView } from './bettor-settings.view.tsx';

/** The settings form on its machine. */
export function BettorSettingsForm() {
  const settings = useBettorSettingsRef();
  const { data } = useQuery(ThemesDocument);
  const [now] = useState(() => new Date(exchangeClock.now()).toISOString());
  const outside = useOutside();
  return (
    <BettorSettingsView
      settings={useSelector(settings, selectSettings)}
      looks={data?.themes ?? []}
      state={useSelector(settings, selectState)}
      onChange={(change) => settings.send({ type: 'setting.changed', change })}
      {...outside}
      now={now}
      ownZone={deviceZone()}
      onRetry={() => settings.send({ type: 'retry.chosen' })}
    />
  );
}
