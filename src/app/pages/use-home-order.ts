import { useState } from 'react';
import { homeOrder, type HomeBlock } from '#domain/site/home-blocks.ts';
import { timing } from '#domain/site/timing.ts';
import { useStartup } from '#features/startup/startup.provider.tsx';
import { useHasPassed } from '#ui/has-passed/use-has-passed.ts';

/**
 * The order of home's blocks, by the theme. It waits a little for the theme, and then stays, since a block that moved would
 * take what is read, or pressed, with it. Null until then.
 */
export function useHomeOrder(): readonly HomeBlock[] | null {
  const { theme, isThemeKnown } = useStartup();
  const isLate = useHasPassed(timing.orderWait);
  const [order, setOrder] = useState<readonly HomeBlock[] | null>(null);
  if (order === null && (isThemeKnown || isLate)) setOrder(homeOrder(theme?.homeBlocks ?? []));
  return order;
}
