import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import css from './refer-and-earn.module.css';

export interface ShareCodeViewProps {
  code: string;
  /** Leads to the form that opens an account, with the code in it. */
  link: string;
  /** Opens the device's way to share; absent where it has none. */
  onShare?: (() => void) | undefined;
  /** Rejects where the browser allows no copy. */
  onCopy: (text: string) => Promise<void>;
}

/** The bettor's code and link, to be shared by the device, or copied. */
export function ShareCodeView({ code, link, onShare, onCopy }: ShareCodeViewProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    const isDone = await onCopy(link).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? 'yes' : 'no');
  };
  return (
    <section className={css.card} aria-label="Your code">
      <h2 className={css.head}>Your code</h2>
      <p className={css.code}>{code}</p>
      <p className={css.link}>{link}</p>
      <div className={css.actions}>
        {onShare && (
          <Button variant="primary" onClick={onShare}>
            <Share2 aria-hidden /> Share
          </Button>
        )}
        <Button variant={onShare ? undefined : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden /> Copy the link
        </Button>
      </div>
      <p role="status" className={css.muted}>
        {copied === 'yes' && 'The link is copied.'}
        {copied === 'no' && 'The browser allows no copy here. Select the link and copy it by hand.'}
      </p>
    </section>
  );
}
