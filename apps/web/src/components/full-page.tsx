import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';

interface FullPageProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page that only says one thing: not found, crashed, closed. */
export function FullPage({ icon: Icon, title, text, children }: FullPageProps) {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-xl flex-col items-center justify-center gap-5 px-5 py-16 text-center">
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-marigold-soft text-marigold">
        <Icon aria-hidden="true" className="size-10" />
      </span>
      <PageHeading title={title} />
      <p className="text-balance text-lg text-muted">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
