import Swiper from 'swiper';

export interface CarouselOptions {
  autoplayMs: number;
  speedMs: number;
  /** Without motion slides change at once. */
  still: boolean;
  /** Slides in view and pixels between them, by the narrowest width (px) of the window from which they hold. */
  layouts: Readonly<Record<number, { slidesPerView: number; spaceBetween: number }>>;
  /** The slide that shows before it moves. */
  start: number;
  onChange: (current: number) => void;
}

export interface Carousel {
  next(): void;
  previous(): void;
  goTo(index: number): void;
  /** Moves on by itself from now on, or stays. */
  run(running: boolean): void;
  destroy(): void;
}

/**
 * Attaches the carousel to slides that are already in the document (HOME-02, HOME-07). It finds them by class; our own
 * styles lay them out, so that swiper's style sheet is not needed.
 */
export function attachCarousel(element: HTMLElement, options: CarouselOptions): Carousel {
  const { autoplayMs, still, layouts, onChange } = options;
  const speed = still ? 0 : options.speedMs;
  const swiper = new Swiper(element, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    initialSlide: options.start,
    speed,
    breakpoints: layouts,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  // Swiper's own autoplay runs a script in every frame.
  let timer: ReturnType<typeof setInterval> | undefined;
  const advance = () => {
    if (!document.hidden) swiper.slideNext();
  };
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    goTo(index) {
      // It may have been attached before it had a size, by which it finds its slides.
      swiper.update();
      swiper.slideToLoop(index);
    },
    run(running) {
      clearInterval(timer);
      timer = running ? setInterval(advance, autoplayMs + speed) : undefined;
    },
    destroy() {
      clearInterval(timer);
      swiper.destroy(true, true);
    },
  };
}
