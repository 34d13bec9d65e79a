import { onTestFinished } from 'vitest';
import type { ProviderNotice } from '#contract/payment-provider.ts';
import { PaymentWorld } from './payment-world.fixture.ts';
import { signed } from './signed.fixture.ts';
import { ToldProvider } from './told-provider.fixture.ts';

/** A world whose provider does as the test says. `hear` calls back as the provider. */
export function openToldWorld(changes: { deskActsAfter?: number | null } = {}) {
  const world = Object.assign(new PaymentWorld(), changes);
  const provider = new ToldProvider();
  world.with(provider).start();
  onTestFinished(() => world.desk.stop());
  const hear = (notice: ProviderNotice, at = world.clock.now(), key?: string) => {
    const { body, headers } = signed(notice, at, key);
    return world.desk.hear('demo', body, headers);
  };
  return { world, provider, hear };
}
