/** The parts of it that are used. It is installed only for benches, but types are checked without it too. */
declare module 'minisearch' {
  export default class MiniSearch<Entry> {
    constructor(options: { fields: (keyof Entry & string)[] });
    addAll(entries: readonly Entry[]): void;
    search(text: string, options: { prefix: boolean; combineWith: 'AND' }): { id: unknown }[];
  }
}
