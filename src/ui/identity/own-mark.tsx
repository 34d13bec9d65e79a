import { useState, type ReactNode } from 'react';
import { useOwnImage } from './own-images.ts';
import css from './own-mark.module.css';

export interface OwnMarkProps {
  sportId: string;
  name: string;
  /** The drawn mark. */
  children: ReactNode;
}

/** The operator's own image where there is one. The drawn mark has its room until it is there, and if it does not come. */
export function OwnMark({ sportId, name, children }: OwnMarkProps) {
  const path = useOwnImage(sportId, name);
  return path === null ? children : <Image key={path} path={path} drawn={children} />;
}

function Image({ path, drawn }: { path: string; drawn: ReactNode }) {
  const [state, setState] = useState<'coming' | 'shown' | 'failed'>('coming');
  if (state === 'failed') return drawn;
  return (
    <span className={css.own} data-state={state}>
      {state === 'coming' && drawn}
      <img
        className={css.image}
        src={path}
        alt=""
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </span>
  );
}
