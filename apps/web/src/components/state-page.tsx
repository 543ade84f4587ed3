import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';

interface StatePageProps {
  /** A drawing; it says nothing that the title does not. */
  art: ReactNode;
  title: string;
  text: string;
  /** What to know, between the text and what to do. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A page that takes the place of what one came for: closed, unknown, not found. */
export function StatePage({ art, title, text, children, actions }: StatePageProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 px-5 py-10 text-center sm:py-16">
      <div className="animate-rise motion-reduce:animate-none">{art}</div>
      <PageHeading title={title} className="text-balance text-3xl outline-none sm:text-4xl" />
      <p className="max-w-prose text-pretty text-lg text-muted">{text}</p>
      {children}
      <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{actions}</div>
    </div>
  );
}
