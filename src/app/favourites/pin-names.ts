import { useEffect, useState } from 'react';
import { readPinNames, withPinName, type PinName } from '#domain/bettor/pin-names.ts';
import { useUserName } from '#features/session/session.provider.tsx';
import { keepPinNames } from '#kept/kept-pin-names.ts';
import { openLayline } from '#kept/layline-database.ts';

const kept = keepPinNames(openLayline());

/** Remembers on this device what a pinned market is called, for the day when the exchange no longer has it. */
export function useRememberedPin(pinned: PinName | null): void {
  const userName = useUserName();
  const { marketId, marketName, eventName } = pinned ?? {};
  useEffect(() => {
    if (marketId === undefined || marketName === undefined || eventName === undefined) return;
    const name = { marketId, marketName, eventName };
    // A browser that keeps nothing will not know the name.
    kept.change(userName, (names) => withPinName(readPinNames(names), name)).catch(() => undefined);
  }, [userName, marketId, marketName, eventName]);
}

/** What a pinned market was called. Undefined until that is looked up; null: this device never showed it. */
export function usePinName(marketId: string): PinName | null | undefined {
  const userName = useUserName();
  const [name, setName] = useState<PinName | null>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const names = readPinNames(await kept.of(userName).catch(() => undefined));
      if (!isOver) setName(names.find((one) => one.marketId === marketId) ?? null);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [userName, marketId]);
  return name;
}
