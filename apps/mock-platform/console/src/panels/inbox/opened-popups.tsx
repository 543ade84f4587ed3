import { Badge } from '@tonalli/ui/badge/badge';
import { AppWindow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Nothing } from '../../components/nothing';
import { Reading } from '../../components/reading';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useReading } from '../../control/use-reading';
import { showTime } from '../../shell/use-world-time';

/** The windows of customer service that were opened in this world. */
export function OpenedPopups() {
  const { t, i18n } = useTranslation();
  const popups = useReading('listPopups', {});
  return (
    <Section title={t('inbox.popups')}>
      <Reading of={popups} bone="h-24">
        {(opened) =>
          opened.length === 0 ? (
            <Nothing icon={AppWindow}>{t('inbox.noPopups')}</Nothing>
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
      </Reading>
      <SameAs name="listPopups" input={{}} />
    </Section>
  );
}
