import { Download } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import css from './receipts.module.css';

export type ReceiptFormat = 'pdf' | 'text';

const names = { pdf: 'PDF', text: 'text' } as const satisfies Record<ReceiptFormat, string>;

export interface ReceiptsViewProps {
  reference: string;
  /** What is being fetched, or that the last one did not come. */
  state: 'idle' | 'failed' | ReceiptFormat;
  onChoose: (format: ReceiptFormat) => void;
}

/** A payment's receipt, as each kind of file. */
export function ReceiptsView({ reference, state, onChoose }: ReceiptsViewProps) {
  return (
    <div className={css.receipts} role="group" aria-label={`Receipt of ${reference}`}>
      {(['pdf', 'text'] as const).map((format) => (
        <Button key={format} size="small" loading={state === format} onClick={() => onChoose(format)}>
          <Download aria-hidden size={16} />
          {state === format ? 'Fetching…' : `Receipt (${names[format]})`}
        </Button>
      ))}
      {state === 'failed' && (
        <p className={css.trouble} role="alert">
          The receipt could not be fetched. The payment is not affected; try again.
        </p>
      )}
    </div>
  );
}
