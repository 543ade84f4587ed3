import type { DocumentView } from '@tonalli/contracts/help/api';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The sections of a document as links; beside the text on wide screens, folded above it elsewhere. */
export function DocumentContents({ sections }: Pick<DocumentView, 'sections'>) {
  const { t } = useTranslation('help');
  const links = (
    <ol className="flex flex-col border-line border-s">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-transparent border-s py-1.5 ps-4 text-muted text-sm no-underline hover:border-marigold hover:text-text"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('document.toc')} className="print:hidden">
      <details className="group rounded-lg bg-surface ring-1 ring-line ring-inset lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-lg px-4 font-semibold hover:bg-overlay [&::-webkit-details-marker]:hidden">
          {t('document.toc')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="px-4 pt-1 pb-4">{links}</div>
      </details>
      <div className="no-scrollbar sticky top-36 max-h-[calc(100dvh-10rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-3 font-semibold text-faint text-xs uppercase tracking-wider">{t('document.toc')}</p>
        {links}
      </div>
    </nav>
  );
}
