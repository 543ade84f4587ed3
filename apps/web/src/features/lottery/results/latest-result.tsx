import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countNumbers, shownRows } from '../../../components/lottery/shown-rows';
import { IssueHeading } from './issue-heading';
import type { ShownIssueProps } from './issue-row';
import { Reveal } from './reveal';

/** More than that take a screen of their own in full size. */
const MOST_LARGE = 10;

/** The draw that was last: as a whole, and opening number after number where it is drawn right now. */
export function LatestResult({ issue, family, familyId, onProof }: ShownIssueProps) {
  const { t } = useTranslation('lottery');
  const rows = shownRows(family, issue);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-2">
          <h2 className="text-xl">{t('results.latest')}</h2>
          <IssueHeading issue={issue} />
        </div>
        <Button
          variant="secondary"
          iconStart={<ShieldCheck aria-hidden="true" className="size-5 text-jade" />}
          onClick={() => onProof(issue.issue)}
        >
          {t('results.proof')}
        </Button>
      </div>
      {rows ? (
        <Reveal
          issue={issue.issue}
          family={familyId}
          rows={rows}
          isDrawing={issue.drawing !== null}
          size={countNumbers(rows) > MOST_LARGE ? 'md' : 'lg'}
        />
      ) : (
        <p className="text-muted">{t('results.none')}</p>
      )}
    </Card>
  );
}
