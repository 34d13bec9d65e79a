/** A page that shows the market's prices. */
export interface UiContestant {
  /** Shows the market at `place`, fed by the stream at `url`. */
  show: (place: HTMLElement, url: string) => void;
  /** The element of a cell; null while it is not there. */
  cell: (cell: number) => Element | null;
}
