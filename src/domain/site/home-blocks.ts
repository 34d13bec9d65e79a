/** The blocks of the home page, in their usual order. */
export const homeBlocks = [
  'positions',
  'inPlay',
  'leading',
  'promotions',
  'closest',
  'movers',
  'nextRace',
  'nextDraw',
  'mostMatched',
  'bigBets',
  'startingSoon',
  'games',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** Those that need half a page's width. */
const halves: ReadonlySet<HomeBlock> = new Set([
  'closest',
  'movers',
  'nextRace',
  'nextDraw',
  'bigBets',
  'mostMatched',
]);

const isBlock = (name: string): name is HomeBlock => homeBlocks.some((block) => block === name);

/** All blocks, those that the operator names first. A name that is none, or comes again, says nothing. */
export function homeOrder(named: readonly string[]): readonly HomeBlock[] {
  return [...new Set([...named.filter(isBlock), ...homeBlocks])];
}

/** The blocks that stand in a column beside the others where there is room for one, and the others, each in their order. */
export const homeColumns = (order: readonly HomeBlock[]): { main: HomeBlock[]; beside: HomeBlock[] } => ({
  main: order.filter((block) => !halves.has(block)),
  beside: order.filter((block) => halves.has(block)),
});

/** The blocks one below the other, two halves that follow each other side by side. */
export function homeRows(order: readonly HomeBlock[]): HomeBlock[][] {
  const rows: HomeBlock[][] = [];
  for (const block of order) {
    const last = rows.at(-1);
    const [before] = last ?? [];
    if (last?.length === 1 && before && halves.has(before) && halves.has(block)) last.push(block);
    else rows.push([block]);
  }
  return rows;
}
