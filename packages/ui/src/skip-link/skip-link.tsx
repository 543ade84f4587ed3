import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** The id of the page's main part, which needs tabIndex={-1}. */
  targetId: string;
  children: ReactNode;
}

/** First in the page; in sight only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className="sr-only rounded-md bg-marigold px-5 py-3 font-semibold text-on-marigold focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4 focus-visible:z-100"
    >
      {children}
    </a>
  );
}
