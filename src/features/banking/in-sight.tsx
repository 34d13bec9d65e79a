import { useEffect, useRef, type ReactNode } from 'react';

/** What has taken the place of something longer. It is brought into sight, above which a phone would stand otherwise. */
export function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    const top = current?.getBoundingClientRect().top ?? 0;
    // The bars that stay cover the top.
    if (top < 140 || top > window.innerHeight - 100) current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={box}>{children}</div>;
}
