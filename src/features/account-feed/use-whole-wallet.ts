import { useEffect, useState } from 'react';
import { WalletDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { useBalance } from './use-account.ts';

/** Wallet amount (inclusive bonus), minor units: the balance and the open grants. Null until both are known. */
export function useWholeWallet(): number | null {
  const client = useClient();
  const bankBalance = useBalance()?.bankBalance ?? null;
  const [known, setKnown] = useState<{ bonus: number; beside: number } | null>(null);
  useEffect(() => {
    if (bankBalance === null) return;
    let isOver = false;
    // What pays a grant moves the balance. Should this fail, the last that was known stays.
    void client.query({ query: WalletDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (!isOver && data) setKnown({ bonus: data.wallet.bonus, beside: bankBalance });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, bankBalance]);
  return known && known.beside + known.bonus;
}
