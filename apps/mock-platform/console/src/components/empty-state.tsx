import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a list says while it is empty. */
export function EmptyState({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex flex-col items-center gap-3 rounded-lg border border-line border-dashed px-4 py-8 text-center text-muted text-sm">
      <Icon aria-hidden="true" className="size-6 text-faint" />
      <span className="max-w-prose text-pretty">{children}</span>
    </p>
  );
}
