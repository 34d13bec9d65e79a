export interface Gatherer<News> {
  /** Replaces what was told of the same id and not handed over yet. */
  tell: (id: string, news: News) => void;
  /** What was not handed over yet is dropped. */
  stop: () => void;
}

/** Gathers updates until the next frame that is at least `every` ms after the last one, since many events report at once. */
export function gather<News>(
  flush: (heard: ReadonlyMap<string, News>) => void,
  every: number,
): Gatherer<News> {
  let heard = new Map<string, News>();
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (every > 0) pause = setTimeout(endPause, every);
      const gathered = heard;
      heard = new Map();
      flush(gathered);
    });
  };
  const endPause = () => {
    pause = undefined;
    if (heard.size > 0) draw();
  };
  return {
    tell(id, news) {
      heard.set(id, news);
      if (frame === 0 && pause === undefined) draw();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    },
  };
}
