import type { ApplicationView } from '@tonalli/qa/promotions';
import { Badge } from '@tonalli/ui/badge/badge';
import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import { ApplicationDecision } from './application-decision';

const TONES = { APPLIED: 'info', IN_PROCESS: 'marigold', REJECTED: 'danger', ISSUED: 'jade', CLAIMED: 'jade' } as const;

const isOpen = ({ state }: ApplicationView): boolean => state === 'APPLIED' || state === 'IN_PROCESS';

/** The reviewer's desk of promotions: who applied, with what they sent, and the decision. */
export function Applications() {
  const { t } = useTranslation();
  const applications = useControlQuery('listApplications', {});
  const applicationId = applications.data?.find(isOpen)?.applicationId ?? 'P00000001';
  return (
    <Section title={t('campaigns.applications')} lead={t('campaigns.applicationsLead')}>
      <QueryResult of={applications} bone="h-24">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={FileCheck}>{t('campaigns.noApplications')}</EmptyState>
          ) : (
            <ul className="grid gap-3 xl:grid-cols-2">
              {all.map((one) => (
                <li key={one.applicationId} className="flex min-w-0 flex-col gap-3 rounded-lg bg-ink-deep px-4 py-3">
                  <Sent application={one} />
                  {isOpen(one) ? <ApplicationDecision application={one} /> : null}
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="approveApplication" input={{ applicationId }} />
    </Section>
  );
}

function Sent({ application }: { application: ApplicationView }) {
  const { t, i18n } = useTranslation();
  const { applicationId, promotionId, memberId, state, remark, images, reason, at } = application;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{t(`campaigns.applicationState.${state}`)}</Badge>
        <span className="font-mono text-sm">{promotionId}</span>
        <span className="money ms-auto text-faint text-xs">
          {applicationId} · {memberId} · {showTime(at, i18n.language)}
        </span>
      </div>
      <p className="break-words">{remark}</p>
      {images.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {images.map(({ type, data }, index) => (
            <li key={data.slice(0, 120) + String(index)}>
              <a href={`data:${type};base64,${data}`} download={`${applicationId}-${index + 1}`}>
                <img
                  src={`data:${type};base64,${data}`}
                  alt={t('campaigns.imageOf', { number: index + 1, id: applicationId })}
                  className="h-24 w-auto rounded-md ring-1 ring-line ring-inset"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reason === null ? null : <p className="break-words text-muted text-sm">{t('campaigns.because', { reason })}</p>}
    </>
  );
}
