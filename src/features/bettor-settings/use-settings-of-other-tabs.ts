import { useEffect } from 'react';
import { openChannel } from '#actors/open-channel.ts';
import type { BettorSettingsRef, SettingChanges } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { useBettorSettingsRef } from './bettor-settings.provider.tsx';

interface Saved {
  /** Null for a visitor. */
  userName: string | null;
  changes: SettingChanges;
}

/** Tells the other tabs of this browser what is saved here, and takes what they save: one-click betting above all. */
export function useSettingsOfOtherTabs(): void {
  const settings = useBettorSettingsRef();
  useEffect(() => {
    const tabs = openChannel<Saved>('layline.settings');
    const stopListening = tabs.listen((saved) =>
      settings.send({ type: 'settings.saved.elsewhere', ...saved }),
    );
    const stop = watchSaved(settings, tabs.tell);
    return () => {
      stop();
      stopListening();
    };
  }, [settings]);
}

function watchSaved(settings: BettorSettingsRef, onSaved: (saved: Saved) => void): () => void {
  let before = settings.getSnapshot();
  const subscription = settings.subscribe((now) => {
    if (before.value === 'saving' && now.value === 'kept') {
      const { userName, changes } = before.context;
      onSaved({ userName, changes });
    }
    before = now;
  });
  return () => subscription.unsubscribe();
}
