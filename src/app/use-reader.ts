import { useEffect, useState } from 'react';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';

/** Has the page written as its reader chose. Returns another key once what is drawn must be drawn anew. */
export function useReader(): string {
  const { language, timeZone } = useBettorSettings();
  const chosen = `${language} ${timeZone}`;
  const [worn, setWorn] = useState(' ');
  useEffect(() => {
    if (chosen === worn) return;
    const wear = async () => {
      const { wearReader } = await import('./wear-reader.ts');
      await wearReader(language, timeZone);
      setWorn(chosen);
    };
    // Without it the page stays as it is written. What was chosen meanwhile comes after it.
    wear().catch(() => undefined);
  }, [chosen, worn, language, timeZone]);
  return worn;
}
