import type { SideMarket } from '../match.ts';

/** Whether backing and laying the same runner would win for sure. */
export function isGift(side: SideMarket): boolean {
  const quotes = side.quotes();
  const quoted = side.runnerIds.some((runnerId) => {
    const [back, lay] = (['BACK', 'LAY'] as const).map((wanted) =>
      quotes.find((quote) => quote.runnerId === runnerId && quote.side === wanted),
    );
    if (!back || !lay) return false;
    return back.line === null ? back.odds >= lay.odds : back.line < lay.line!;
  });
  const orders = side.orders() ?? [];
  const pricesOf = (place: number, ours: 'BACK' | 'LAY') =>
    orders.filter((order) => order.runner === place && order.side === ours).map(({ odds }) => odds);
  const isCrossed = (place: number) =>
    Math.max(...pricesOf(place, 'LAY')) >= Math.min(...pricesOf(place, 'BACK'));
  return quoted || side.runnerIds.some((_, place) => isCrossed(place));
}
