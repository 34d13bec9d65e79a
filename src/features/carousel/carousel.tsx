import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect } from 'react';
import { carouselMachine, isStopped, selectOffset } from '#machines/carousel/carousel.machine.ts';
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts';
import { CarouselView, type Banner } from './carousel.view.tsx';

export interface CarouselProps {
  /** Mounted anew when their number changes. */
  banners: readonly Banner[];
  /** How many banners are visible at once; may be fractional. */
  shown: number;
  /** Shows all of them in rows: `/#promotions`. */
  isOpen?: boolean;
}

/** PNL-9: the row of banners on its machine. Memoised because the page around it renders with each score. */
export const Carousel = memo(function Carousel({ banners, shown, isOpen = false }: CarouselProps) {
  const isReduced = useReducedMotion();
  const carousel = useActorRef(carouselMachine, {
    input: { count: banners.length, shown, isReduced },
  });
  useEffect(() => carousel.send({ type: 'size.changed', shown }), [carousel, shown]);
  useEffect(() => carousel.send({ type: 'motion.changed', isReduced }), [carousel, isReduced]);
  const offset = useSelector(carousel, selectOffset);
  const isPaused = useSelector(carousel, isStopped);
  if (banners.length === 0) return null;
  return (
    <CarouselView
      banners={banners}
      shown={shown}
      offset={offset}
      isOpen={isOpen}
      isStopped={isPaused}
      canStop={!isReduced}
      send={carousel.send}
    />
  );
});
