import type { IssueState } from '@tonalli/contracts/lottery/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { CalendarClock, FlaskConical, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToldIssue } from './told';

/** What needs no word is left out: a draw is drawn. */
const SHOWN: Partial<Record<IssueState, { tone: BadgeTone; icon?: ReactNode }>> = {
  CLOSED: { tone: 'neutral' },
  SUSPENDED: { tone: 'danger', icon: <CalendarClock aria-hidden="true" /> },
  DRAWING: { tone: 'marigold' },
  SETTLING: { tone: 'info' },
  CORRECTED: { tone: 'info', icon: <RotateCcw aria-hidden="true" /> },
  CANCELLED: { tone: 'danger' },
};

/** What is to be known of a draw besides its result. */
export function IssueMarks({ issue: { state, isForced } }: { issue: Pick<ToldIssue, 'state' | 'isForced'> }) {
  const { t } = useTranslation('lottery');
  const shown = SHOWN[state];
  return (
    <>
      {shown ? (
        <Badge tone={shown.tone} icon={shown.icon}>
          {t(`issue.states.${state}`)}
        </Badge>
      ) : null}
      {isForced ? (
        <Badge tone="danger" icon={<FlaskConical aria-hidden="true" />}>
          {t('issue.forced')}
        </Badge>
      ) : null}
    </>
  );
}
