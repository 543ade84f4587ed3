import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { holdIdleWorkUntil } from './when-idle';

interface NextFrameProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders in the frame after its surroundings were drawn, and before all idle work. */
export function NextFrame({ fallback = null, children }: NextFrameProps) {
  const [isNext, setNext] = useState(false);
  // Deferred: React yields between its pieces.
  const drawn = useDeferredValue(isNext);
  useEffect(() => {
    if (drawn) return;
    // A hidden tab gets no animation frames.
    if (document.hidden) return setNext(true);
    let end = () => {};
    holdIdleWorkUntil(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    // Runs before a frame is drawn: the render that it starts comes after that frame.
    const frame = requestAnimationFrame(() => setNext(true));
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [drawn]);
  return drawn ? children : fallback;
}
