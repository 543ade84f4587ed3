import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** What some want to read, closed at first; the browser's own, so that keys and print find it. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-lg bg-surface ring-1 ring-line ring-inset">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-4 py-2 font-semibold text-sm hover:bg-overlay">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
