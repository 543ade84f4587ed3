import { useEffect, useRef } from 'react';

/** For the heading of what takes the place of the control that opened it: the focus goes there, and is not lost with it. */
export function useFocusOnOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
