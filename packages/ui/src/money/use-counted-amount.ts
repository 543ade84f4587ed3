import { useEffect, useRef, useState } from 'react';

/** As many figures as an eye can follow: one in each frame would keep a phone busy for most of every second. */
const STEPS = 10;
const STEP_MS = 70;

const still = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Follows `amountMinor` and, when `animate` is set and motion is welcome, counts up or down to it. */
export function useCountedAmount(amountMinor: number, animate: boolean): number {
  const [shown, setShown] = useState(amountMinor);
  const from = useRef(amountMinor);

  useEffect(() => {
    const start = from.current;
    if (!animate || start === amountMinor || still()) {
      from.current = amountMinor;
      setShown(amountMinor);
      return;
    }
    let steps = 0;
    const timer = setInterval(() => {
      steps += 1;
      const eased = 1 - (1 - steps / STEPS) ** 3;
      const value = Math.round(start + (amountMinor - start) * eased);
      from.current = value;
      setShown(value);
      if (steps === STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [amountMinor, animate]);

  return animate ? shown : amountMinor;
}
