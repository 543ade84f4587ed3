import type { LotteryFamily } from '@tonalli/lottery/play';
import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '../../../components/lottery/headline';
import { ResultRows } from '../../../components/lottery/result-rows';
import { shownRows } from '../../../components/lottery/shown-rows';
import { IssueHeading } from './issue-heading';
import type { ToldIssue } from './told';

export interface ShownIssueProps {
  issue: ToldIssue;
  family: LotteryFamily | null | undefined;
  familyId: string;
  onProof: (issue: string) => void;
}

/** A draw of the history: what stands for its result, and all of it where that is more. */
export function IssueRow({ issue, family, familyId, onProof }: ShownIssueProps) {
  const { t } = useTranslation('lottery');
  const [isOpen, setOpen] = useState(false);
  const rows = shownRows(family, issue);
  const headline = rows && headlineOf(familyId, rows);
  const isShort = headline === rows;
  return (
    <article className="grid gap-3 rounded-lg bg-surface p-3 ring-1 ring-line ring-inset sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:items-center sm:px-4">
      <div className="flex items-start justify-between gap-2">
        <IssueHeading issue={issue} />
        <ProofButton issue={issue.issue} onProof={onProof} className="sm:hidden" />
      </div>
      <div className="min-w-0">
        {headline ? (
          <ResultRows rows={isOpen && rows ? rows : headline} family={familyId} size="sm" />
        ) : (
          <p className="text-faint text-sm">{t('results.none')}</p>
        )}
        {isShort ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            className="-ms-3 mt-1 min-h-11"
            onClick={() => setOpen((open) => !open)}
          >
            {isOpen ? t('results.less') : t('results.whole')}
            <span className="sr-only">: {issue.issue}</span>
          </Button>
        )}
      </div>
      <ProofButton issue={issue.issue} onProof={onProof} className="max-sm:hidden" />
    </article>
  );
}

function ProofButton({
  issue,
  onProof,
  className,
}: { className: string } & { issue: string; onProof: (issue: string) => void }) {
  const { t } = useTranslation('lottery');
  return (
    <IconButton label={t('results.proofOf', { issue })} className={className} onClick={() => onProof(issue)}>
      <ShieldCheck aria-hidden="true" />
    </IconButton>
  );
}
