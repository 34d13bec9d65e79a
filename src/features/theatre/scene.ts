/** The picture's size, in the units of its drawing. */
export const width = 340;
export const height = 176;

export interface Spot {
  x: number;
  y: number;
}

/** A figure of a drawing, short. */
export const figure = (value: number): string => value.toFixed(1);

export const pathOf = (spots: readonly Spot[], isClosed = false): string =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`).join(' ') +
  (isClosed ? ' Z' : '');

/** A curve from one spot to another that rises over the straight line between them. */
export const arcOf = (from: Spot, to: Spot, rise: number): string =>
  `M${figure(from.x)} ${figure(from.y)} Q${figure((from.x + to.x) / 2)} ${figure((from.y + to.y) / 2 - rise)} ` +
  `${figure(to.x)} ${figure(to.y)}`;
