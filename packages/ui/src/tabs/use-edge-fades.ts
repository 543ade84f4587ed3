import { type RefObject, useEffect, useState } from 'react';

/** Whether a sideways scroller hides something before its start or after its end. */
export function useEdgeFades(scroller: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [fades, setFades] = useState({ start: false, end: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const start = element.scrollLeft > 4;
      const end = hidden - element.scrollLeft > 4;
      setFades((now) => (now.start === start && now.end === end ? now : { start, end }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [scroller]);
  return fades;
}
