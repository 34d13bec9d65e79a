import css from './carousel.module.css';

/** As much room as the banners take, until they are there. */
export const CarouselSpace = () => <div className={css.space} aria-hidden />;
