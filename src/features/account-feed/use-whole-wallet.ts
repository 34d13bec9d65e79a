import { useEffect, useState } from 'react';
import { WalletDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { useBalance } from './use-account.ts';

/** Wallet amount (inclusive bonus), minor units: the balance and the open grants. Null until both are known. */
export function useWholeWallet(): number | null {
  const client = useClient();
  const balance = useBalance();
  const [bonus, setBonus] = useState<number | null>(null);
  const bankBalance = balance?.bankBalance;
  useEffect(() => {
    let isOver = false;
    // A grant changes with what moves the balance. Should this fail, the last that was known stays.
    void client.query({ query: WalletDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (!isOver && data) setBonus(data.wallet.bonus);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, bankBalance]);
  return bankBalance === undefined || bonus === null ? null : bankBalance + bonus;
}
