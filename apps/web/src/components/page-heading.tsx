import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { headingMounted } from './heading-focus';

interface PageHeadingProps {
  /** Names the page in the tab and in the history. */
  title: string;
  children?: ReactNode;
  /** Only for screen readers, where the page's look already says it. */
  hidden?: boolean;
  className?: string;
}

/** The one h1 of a page: sets the document's title as it appears, and takes the focus when the page is reached (SYS-05). */
export function PageHeading({ title, children, hidden = false, className }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (heading.current) headingMounted(heading.current);
  }, []);
  useLayoutEffect(() => {
    document.title = t('documentTitle', { page: title });
  }, [t, title]);
  return (
    <h1
      ref={heading}
      data-page-heading=""
      tabIndex={-1}
      className={clsx(hidden ? 'sr-only' : 'text-2xl outline-none sm:text-3xl', className)}
    >
      {children ?? title}
    </h1>
  );
}
