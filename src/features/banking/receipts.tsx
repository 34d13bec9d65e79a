import { useState } from 'react';
import { saveFile } from '#actors/save-file.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { hasReceipt } from '#domain/payment/receipt.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { readFile } from '#graphql/read-file.ts';
import { ReceiptsView, type ReceiptFormat } from './receipts.view.tsx';

const endings = { pdf: 'pdf', text: 'txt' } as const satisfies Record<ReceiptFormat, string>;

/** The receipts of a payment that is over, as files; nothing for one that is under way. */
export function Receipts({ payment, zone }: { payment: BettorPayment; zone: string }) {
  const { options } = useClient();
  const [state, setState] = useState<'idle' | 'failed' | ReceiptFormat>('idle');
  if (!hasReceipt(payment)) return null;
  const fetchReceipt = async (format: ReceiptFormat) => {
    if (!options) return;
    setState(format);
    try {
      const path = `/receipts/${format}/${encodeURIComponent(payment.paymentId)}?zone=${encodeURIComponent(zone)}`;
      saveFile(await readFile(options, path), `layline-${payment.reference}.${endings[format]}`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <ReceiptsView
      reference={payment.reference}
      state={state}
      onChoose={(format) => void fetchReceipt(format)}
    />
  );
}
