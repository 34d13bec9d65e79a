import { PinOff } from 'lucide-react';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { usePinName } from './pin-names.ts';
import css from './gone-pin.module.css';

/** A pin whose market the exchange no longer has: what it was, as far as that is known, and the way to take it off. */
export function GonePin({ marketId }: { marketId: string }) {
  const { pinnedMarkets } = useBettorSettings();
  const settings = useBettorSettingsRef();
  const name = usePinName(marketId);
  const unpin = () =>
    settings.send({
      type: 'setting.changed',
      change: { pinnedMarkets: pinnedMarkets.filter((id) => id !== marketId) },
    });
  return (
    <section className={css.gone} aria-label="A market that is gone">
      <EmptyState
        title={name ? `${name.marketName} · ${name.eventName}` : 'A pinned market is gone'}
        action={
          <Button onClick={unpin}>
            <PinOff aria-hidden size={16} /> Unpin
          </Button>
        }
      >
        The exchange no longer has this market.
        {name === null && ' It was never shown on this device, so its name is not known.'}
      </EmptyState>
    </section>
  );
}
