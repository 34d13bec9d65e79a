import { useEffect, useState } from 'react';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';

/** Has the page written as its reader chose. Returns another key once what is drawn must be drawn anew. */
export function useReader(): string {
  const { language, timeZone } = useBettorSettings();
  const chosen = `${language} ${timeZone}`;
  const [worn, setWorn] = useState(' ');
  useEffect(() => {
    if (chosen === worn) return;
    let isLeft = false;
    const wear = async () => {
      const { wearReader } = await import('./wear-reader.ts');
      if (isLeft) return;
      await wearReader(language, timeZone);
      setWorn(chosen);
    };
    // Without it the page stays as it is written.
    void wear().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [chosen, worn, language, timeZone]);
  return worn;
}
