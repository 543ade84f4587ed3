import { Badge } from '@tonalli/ui/badge/badge';
import { AppWindow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';

/** The windows of customer service that were opened in this world. */
export function OpenedPopups() {
  const { t, i18n } = useTranslation();
  const popups = useControlQuery('listPopups', {});
  return (
    <Section title={t('inbox.popups')}>
      <QueryResult of={popups} bone="h-24">
        {(opened) =>
          opened.length === 0 ? (
            <EmptyState icon={AppWindow}>{t('inbox.noPopups')}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {opened.map(({ id, channel, url, at, userAgent }) => (
                <li key={`${id} ${at}`} className="flex flex-col gap-1 rounded-lg bg-ink-deep px-4 py-3">
                  <p className="flex flex-wrap items-center gap-2">
                    <Badge tone="info">{channel}</Badge>
                    <span className="money text-faint text-xs">
                      {t('inbox.opened', { at: showTime(at, i18n.language) })}
                    </span>
                  </p>
                  <p className="break-all text-sm">{url}</p>
                  <p className="break-words text-faint text-xs">{userAgent}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listPopups" input={{}} />
    </Section>
  );
}
