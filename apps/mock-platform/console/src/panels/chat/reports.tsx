import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import type { OpenRoom } from './open-room';

/** What members reported, the newest first; each leads to its room. */
export function Reports({ onOpen }: { onOpen: (room: OpenRoom) => void }) {
  const { t, i18n } = useTranslation();
  const reports = useControlQuery('listChatReports', {});
  return (
    <Section title={t('chat.reports')} lead={t('chat.reportsLead')}>
      <QueryResult of={reports} bone="h-16">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Flag}>{t('chat.noReports')}</EmptyState>
          ) : (
            <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
              {all.map(({ memberId, modelId, reason, note, at }) => (
                <li key={`${memberId} ${modelId} ${at}`} className="rounded-lg bg-ink-deep px-4 py-3">
                  <div className="flex flex-wrap items-center gap-2">
                    <Badge tone="danger">{t(`chat.reasons.${reason}`)}</Badge>
                    <span className="font-semibold">{t('chat.between', { member: memberId, model: modelId })}</span>
                    <span className="text-faint text-xs">{showTime(at, i18n.language)}</span>
                    <Button size="sm" variant="ghost" className="ms-auto" onClick={() => onOpen({ memberId, modelId })}>
                      {t('chat.openRoom')}
                    </Button>
                  </div>
                  {note === null ? null : <p className="mt-1 whitespace-pre-wrap break-words text-sm">{note}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listChatReports" input={{}} />
    </Section>
  );
}
