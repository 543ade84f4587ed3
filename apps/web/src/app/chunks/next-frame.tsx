import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { beforeLate } from './when-idle';

interface NextFrameProps {
  /** What takes up its room meanwhile. */
  place?: ReactNode;
  children: ReactNode;
}

/** What is drawn in a frame of its own, once what is around it is on the screen, and before all that comes late. */
export function NextFrame({ place = null, children }: NextFrameProps) {
  const [isNext, setNext] = useState(false);
  // In pieces between which the browser goes on; what is deferred within it comes along.
  const drawn = useDeferredValue(isNext);
  useEffect(() => {
    if (drawn) return;
    // Nobody looks at such a tab, and no frame would come.
    if (document.hidden) return setNext(true);
    let end = () => {};
    beforeLate(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    // Called before a frame is drawn: what it begins comes after that.
    const frame = requestAnimationFrame(() => setNext(true));
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [drawn]);
  return drawn ? children : place;
}
