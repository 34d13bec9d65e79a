declare module 'unbzip2-stream' {
  /** An old-style stream: `write` and `end` decode at once, in the same call. */
  interface Unbzip2Stream {
    write(chunk: Uint8Array): boolean;
    end(): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  export default function unbzip2Stream(): Unbzip2Stream;
}
