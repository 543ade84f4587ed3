import { startTransition, useEffect, useState } from 'react';
import { beforeLate } from './when-idle';

/** True once what was drawn first is on the screen: what follows comes in a frame of its own, before all that comes late. */
export function useNextFrame(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeLate(promise);
    // Called before a frame is drawn: what it begins comes after that.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => {
      cancelAnimationFrame(frame);
      resolve();
    };
  }, [drawn]);
  return drawn;
}
