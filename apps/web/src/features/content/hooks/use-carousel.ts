import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../app/chunks/when-idle';
import type { Carousel, CarouselOptions } from '../carousel/attach-carousel';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface CarouselState {
  ref: RefObject<HTMLDivElement | null>;
  /** Of the slides as they stand in the document. */
  current: number;
  /** Null until its code has loaded; the first slide shows without it. */
  carousel: Carousel | null;
  /** Shows a slide, with or without that code. */
  goTo: (index: number) => void;
  stopped: boolean;
  toggleStopped: () => void;
  /** Rests while somebody points at it or has the focus in it. */
  area: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void };
}

type Wanted = Omit<CarouselOptions, 'onChange' | 'start' | 'still'> & { count: number };

/** An autoplaying carousel. Its code is loaded when the page is idle, and only for two slides or more. */
export function useCarousel({ count, autoplayMs, speedMs, layouts }: Wanted): CarouselState {
  const ref = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(prefersStillness);
  const [resting, setResting] = useState(false);
  const running = !stopped && !resting;
  const shown = useRef(current);
  shown.current = current;

  useEffect(() => {
    if (count < 2) return;
    let attached: Carousel | null = null;
    let wanted = true;
    const attach = async () => {
      const { attachCarousel } = await import('../carousel/attach-carousel');
      if (!wanted || !ref.current) return;
      const still = prefersStillness();
      attached = attachCarousel(ref.current, {
        autoplayMs,
        speedMs,
        layouts,
        still,
        start: shown.current,
        onChange: setCurrent,
      });
      setCarousel(attached);
    };
    // Without its code the first slide stays as it is.
    const cancel = whenIdle(() => attach().catch(() => {}));
    return () => {
      wanted = false;
      cancel();
      attached?.destroy();
      setCarousel(null);
      setCurrent(0);
    };
  }, [count, autoplayMs, speedMs, layouts]);

  useEffect(() => carousel?.run(running), [carousel, running]);

  return {
    ref,
    current,
    carousel,
    goTo: (index) => (carousel ? carousel.goTo(index) : setCurrent(index)),
    stopped,
    toggleStopped: () => setStopped(!stopped),
    area: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
