import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { Section } from '../../components/section';
import { showTime } from '../../shell/use-world-time';
import type { Moment } from './time-line';

const SHOWN = 8;

/** The moments to return to, newest first. */
export function Checkpoints({ moments, onBack }: { moments: readonly Moment[]; onBack: (moment: Moment) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Section title={t('time.checkpoints')} aside={<Badge>{moments.length}</Badge>}>
      {moments.length === 0 ? <EmptyState icon={History}>{t('time.noCheckpoints')}</EmptyState> : null}
      <ul className="-my-2 divide-y divide-line">
        {moments.slice(0, SHOWN).map((moment) => (
          <li key={moment.id} className="flex items-center gap-3 py-2">
            <Badge tone="info">{moment.id}</Badge>
            <div className="min-w-0 flex-1">
              <p className="money truncate text-sm">{showTime(moment.at, i18n.language)}</p>
              <p className="truncate text-faint text-xs">
                {t('time.before')} <code className="font-mono">{moment.before}</code>
              </p>
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('time.backTo', { id: moment.id })}
              onClick={() => onBack(moment)}
            >
              {t('time.back')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
