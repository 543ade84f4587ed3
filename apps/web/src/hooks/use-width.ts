import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element's width in pixels, as it is and whenever it changes. */
export function useWidth<Target extends HTMLElement>(before: number): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [before]);
  return [ref, width];
}
