import type { ReactNode } from 'react';

/** A button within a sentence. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="min-h-8 font-semibold text-marigold hover:text-marigold-bright" onClick={onClick}>
      {children}
    </button>
  );
}
