import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 700;

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
    let frame = 0;
    let beganAt: number | undefined;
    const step = (now: number) => {
      beganAt ??= now;
      const part = Math.min(1, (now - beganAt) / COUNT_MS);
      const eased = 1 - (1 - part) ** 3;
      const value = part === 1 ? amountMinor : Math.round(start + (amountMinor - start) * eased);
      from.current = value;
      setShown(value);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amountMinor, animate]);

  return animate ? shown : amountMinor;
}
