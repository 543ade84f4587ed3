import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { DownlineEntry } from '../hooks/use-downline';

/** Somebody in a row of the tree; a phone leaves the last login to the details. */
export function TreePerson({ person }: { person: DownlineEntry }) {
  const { t } = useTranslation('downlines');
  const language = useLanguage();
  const { name, kind, status, joinedAt, lastLoginAt, balanceMinor, below } = person;
  const badge = <Badge tone={kind === 'agent' ? 'marigold' : 'neutral'}>{t(`kind.${kind}`)}</Badge>;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-semibold">{name}</span>
          <span className="contents max-sm:hidden">{badge}</span>
          {status === 'active' ? null : (
            <Badge tone={status === 'closed' ? 'neutral' : 'danger'}>{t(`row.${status}`)}</Badge>
          )}
        </p>
        <p className="flex items-center gap-2 text-muted text-xs">
          <span className="shrink-0 sm:hidden">{badge}</span>
          <span className="truncate">
            {t('row.joined', { date: formatDate(joinedAt, language) })}
            <span className="max-sm:hidden">
              {' · '}
              {lastLoginAt === null
                ? t('row.never')
                : t('row.lastLogin', { date: formatDateTime(lastLoginAt, language) })}
            </span>
          </span>
        </p>
      </div>
      <div className="shrink-0 text-end text-sm">
        {balanceMinor === null ? null : (
          <Money amountMinor={balanceMinor} language={language} className="font-semibold" />
        )}
        {below > 0 ? <p className="text-muted text-xs">{t('row.below', { count: below })}</p> : null}
      </div>
    </div>
  );
}
