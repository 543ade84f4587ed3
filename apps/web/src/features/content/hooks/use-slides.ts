import { useEffect, useState } from 'react';

/** Which of several slides shows: moves on by itself, but not under pointer or focus, nor for readers who prefer stillness. */
export function useSlides(count: number, everyMs: number) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [resting, setResting] = useState(false);
  const moving = count > 1 && !stopped && !resting;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [moving, count, everyMs]);

  return {
    current: count > 0 ? current % count : 0,
    paused: stopped,
    togglePaused: () => setStopped(!stopped),
    next: () => setCurrent((index) => (index + 1) % count),
    previous: () => setCurrent((index) => (index + count - 1) % count),
    area: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
