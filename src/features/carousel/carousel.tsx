import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect, useSyncExternalStore } from 'react';
import type { Promotion } from '#domain/promotions.ts';
import { carouselMachine, isStopped, selectOffset } from '#machines/carousel/carousel.machine.ts';
import { CarouselView } from './carousel.view.tsx';

const stillQuery = '(prefers-reduced-motion: reduce)';

const watchMotion = (listener: () => void) => {
  const media = window.matchMedia(stillQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export interface CarouselProps {
  promotions: readonly Promotion[];
  /** How many are seen at once, parts of one too. */
  shown: number;
}

/** PNL-9: the row of banners on its machine. The page around it is drawn anew with each score. */
export const Carousel = memo(function Carousel({ promotions, shown }: CarouselProps) {
  const isReduced = useSyncExternalStore(watchMotion, () => window.matchMedia(stillQuery).matches);
  const carousel = useActorRef(carouselMachine, {
    input: { count: promotions.length, shown, isReduced },
  });
  useEffect(() => carousel.send({ type: 'size.changed', shown }), [carousel, shown]);
  useEffect(() => carousel.send({ type: 'motion.changed', isReduced }), [carousel, isReduced]);
  const offset = useSelector(carousel, selectOffset);
  const isPaused = useSelector(carousel, isStopped);
  return (
    <CarouselView
      promotions={promotions}
      shown={shown}
      offset={offset}
      isStopped={isPaused}
      canStop={!isReduced}
      send={carousel.send}
    />
  );
});
