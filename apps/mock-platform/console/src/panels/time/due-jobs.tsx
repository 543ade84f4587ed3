import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { Section } from '../../components/section';
import { showSpan } from '../../components/show-span';
import { showTime } from '../../shell/use-world-time';
import type { Job } from './time-line';

const SHOWN = 8;

/** What the world will do by itself, the first of it. */
export function DueJobs({ jobs, now, onJob }: { jobs: readonly Job[]; now: number; onJob: (job: Job) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Section title={t('time.due')} aside={<Badge>{jobs.length}</Badge>}>
      {jobs.length === 0 ? <EmptyState icon={CalendarClock}>{t('time.noDue')}</EmptyState> : null}
      <ul className="-my-2 divide-y divide-line">
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={`${job.kind} ${job.key}`} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate font-mono text-sm">
                {job.kind} {job.key === job.kind ? null : <span className="text-faint">{job.key}</span>}
              </p>
              <p className="money text-faint text-xs">{showTime(job.dueAt, i18n.language)}</p>
            </div>
            <span className="money whitespace-nowrap text-muted text-sm">
              {showSpan(Date.parse(job.dueAt) - now, i18n.language)}
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('time.goTo', { kind: job.kind })}
              onClick={() => onJob(job)}
            >
              {t('time.go')}
            </Button>
          </li>
        ))}
      </ul>
      {jobs.length > SHOWN ? (
        <p className="text-faint text-sm">{t('time.more', { count: jobs.length - SHOWN })}</p>
      ) : null}
    </Section>
  );
}
