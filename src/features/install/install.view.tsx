import { Download, EllipsisVertical, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InstallWay } from '#domain/site/install-way.ts';
import { Button } from '#ui/button/button.tsx';
import css from './install.module.css';

export interface InstallViewProps {
  way: InstallWay;
  /** The operator's own file for Android. */
  apk: string | null;
  onInstall: () => void;
}

/** What installing the site means, and the steps on this device. */
export function InstallView({ way, apk, onInstall }: InstallViewProps) {
  if (way === 'installed')
    return (
      <div className={css.install}>
        <p>It is installed on this device: open it as you open any other app. It updates itself.</p>
      </div>
    );
  return (
    <div className={css.install}>
      <p>
        The site is its own app: it gets an icon and a window without the browser’s bars. It comes from no
        store, takes little room, and has the same account, slip and bets.
      </p>
      {way === 'offered' ? (
        <Button variant="primary" size="large" wide onClick={onInstall}>
          <Download aria-hidden /> Install
        </Button>
      ) : (
        steps[way]
      )}
      {apk !== null && way !== 'ios' && (
        <p>
          For Android there is a file to install, too: <a href={apk}>Download the APK</a>.
        </p>
      )}
    </div>
  );
}

const steps: Readonly<Record<Exclude<InstallWay, 'installed' | 'offered'>, ReactNode>> = {
  ios: (
    <ol>
      <li>Open this site in Safari.</li>
      <li>
        Press <Share aria-hidden size={16} /> <strong>Share</strong>, then <strong>Add to Home Screen</strong>
        .
      </li>
      <li>
        Press <strong>Add</strong>.
      </li>
    </ol>
  ),
  android: (
    <ol>
      <li>
        Open the browser’s menu <EllipsisVertical aria-hidden size={16} />.
      </li>
      <li>
        Press <strong>Install app</strong> or <strong>Add to Home screen</strong>.
      </li>
      <li>
        Press <strong>Install</strong>.
      </li>
    </ol>
  ),
  desktop: (
    <ul>
      <li>
        In Chrome or Edge, press the install icon at the end of the address bar, or choose{' '}
        <strong>Install</strong> in the menu.
      </li>
      <li>
        In Safari on a Mac, choose <strong>File</strong>, then <strong>Add to Dock</strong>.
      </li>
      <li>On a phone, open this site there and press the same button in its menu.</li>
    </ul>
  ),
};
