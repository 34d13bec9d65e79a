interface Named {
  eventName: string;
  home: string | null;
  away: string | null;
}

export type Sides = readonly [home: string, away: string];

/** Who plays whom. Null for what nobody plays against, and where another name, which an operator gave, says more than the sides do. */
export const sidesOf = ({ eventName, home, away }: Named): Sides | null =>
  home !== null && away !== null && eventName === `${home} v ${away}` ? [home, away] : null;
