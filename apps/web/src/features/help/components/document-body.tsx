import type { DocumentView } from '@tonalli/contracts/help/api';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { Prose } from '../../../components/prose';
import { WidgetBoundary } from '../../../components/widget-boundary';
import { useAnchor } from '../hooks/use-anchor';

const FaqList = lazyPart(() => import('./faq-list'));
const SelfTest = lazyPart(() => import('./self-test'));
const DepositMethods = lazyPart(() => import('./deposit-methods'));
const WithdrawalRules = lazyPart(() => import('./withdrawal-rules'));

/** What stands below the words of a section, by document and section. */
const PARTS: Partial<Record<string, typeof SelfTest>> = {
  'responsible-gaming/self-test': SelfTest,
  'payments/deposits': DepositMethods,
  'payments/withdrawals': WithdrawalRules,
};

/** The sections of a document, each with an address of its own. */
export function DocumentBody({ document }: { document: DocumentView }) {
  const { t } = useTranslation('help');
  useAnchor();
  if (document.id === 'faq') {
    return (
      <Suspense fallback={null}>
        <FaqList sections={document.sections} />
      </Suspense>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {document.sections.map(({ id, title, text }) => {
        const Part = PARTS[`${document.id}/${id}`];
        return (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-24 lg:scroll-mt-36">
            <h2 id={`${id}-title`} className="group text-balance text-2xl">
              {title}
              <a
                href={`#${id}`}
                aria-label={t('document.linkTo', { title })}
                className="ms-2 inline-flex size-6 items-center justify-center align-middle text-faint opacity-0 hover:text-marigold focus-visible:opacity-100 group-hover:opacity-100 print:hidden"
              >
                <Link2 aria-hidden="true" className="size-4" />
              </a>
            </h2>
            <Prose text={text} newTabHint={t('newTab')} className="mt-3.5" />
            {Part ? (
              <WidgetBoundary>
                <Suspense fallback={<div className="min-h-48" />}>
                  <Part />
                </Suspense>
              </WidgetBoundary>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
