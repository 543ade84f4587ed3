import { formatDateTime } from '@tonalli/i18n/format';
import { useLanguage } from '../../../hooks/use-language';
import { IssueMarks } from './issue-marks';
import type { ToldIssue } from './told';

/** Which draw it is, when it is drawn, and what is to be known of it. */
export function IssueHeading({ issue }: { issue: Pick<ToldIssue, 'issue' | 'drawsAt' | 'state' | 'isForced'> }) {
  const language = useLanguage();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="money font-sans font-semibold text-base tracking-normal">{issue.issue}</h3>
      <time dateTime={issue.drawsAt} className="text-faint text-sm">
        {formatDateTime(issue.drawsAt, language)}
      </time>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        <IssueMarks issue={issue} />
      </span>
    </div>
  );
}
