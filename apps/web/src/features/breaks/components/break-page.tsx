import type { BreakTold } from '@tonalli/contracts/breaks/told';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../components/page-heading';
import { useUntilWords } from './break-words';
import { HelpLines } from './help-lines';

interface BreakPageProps {
  /** Null: it is over. */
  taken: BreakTold | null;
  children: ReactNode;
}

/** What stands in place of the app: plain, with nothing that moves or calls. */
export function BreakPage({ taken, children }: BreakPageProps) {
  const { t } = useTranslation('breaks');
  const untilWords = useUntilWords();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-col gap-2">
        <PageHeading title={taken ? t('screen.title') : t('screen.overTitle')} />
        <p className="text-pretty text-lg text-muted">{taken ? untilWords(taken) : t('screen.overText')}</p>
      </div>
      {children}
      <HelpLines />
    </div>
  );
}
