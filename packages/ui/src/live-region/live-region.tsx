import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** Read aloud whenever it changes: "42 juegos". */
  children: ReactNode;
  /** Interrupts what is being read; for errors. */
  assertive?: boolean | undefined;
}

/** Stays mounted and empty until there is something to say. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
      className="sr-only"
    >
      {children}
    </div>
  );
}
