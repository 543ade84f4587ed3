import { Link } from '@tanstack/react-router';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFamilyTexts } from '../../../components/lottery/family-texts';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrders } from '../results/told';
import { OrderMoney } from './order-money';
import { OrderStateBadge } from './order-state';

/** Rows at the end of a board in which nothing was chosen say nothing. */
const withoutEmptyEnd = (selection: string): string => selection.replace(/[\s|]+$/, '');

/** An order of the list: on which lottery and draws, what was bet, and how it stands. */
export function OrderCard({ row }: { row: ToldOrders['rows'][number] }) {
  const { t } = useTranslation(['lottery', 'common']);
  const language = useLanguage();
  const heading = useId();
  const { play } = useFamilyTexts(row.family);
  const placed = formatDateTime(row.placedAt, language);
  const draws =
    row.firstIssue === row.lastIssue
      ? t('lottery:orders.issue', { issue: row.firstIssue })
      : t('lottery:orders.issues', { first: row.firstIssue, last: row.lastIssue });
  const more = row.lineCount > 1 ? t('lottery:orders.lines', { count: row.lineCount }) : null;
  return (
    <article
      aria-labelledby={heading}
      className="relative grid gap-x-6 gap-y-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset transition-colors duration-150 hover:bg-raised lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <OrderStateBadge order={row} />
          {row.isChase ? <Badge tone="marigold">{t('lottery:orders.chase', { draws: row.issueCount })}</Badge> : null}
          {row.isTrial ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
        </p>
        <h3 id={heading} className="mt-1.5 text-lg">
          <Link
            from="/$category"
            to="."
            search={(now) => ({ ...now, view: 'order', order: row.orderId })}
            aria-label={t('lottery:orders.open', { date: placed, game: row.gameName })}
            className="text-text no-underline outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-marigold-bright focus-visible:after:outline-offset-2"
          >
            {row.gameName}
          </Link>
        </h3>
        <p className="money text-muted text-sm">{draws}</p>
        <p className="money truncate text-faint text-sm">
          {play(row.play)}: {withoutEmptyEnd(row.shortSelection)}
          {more ? ` · ${more}` : ''}
        </p>
        <p className="text-faint text-sm">
          <time dateTime={row.placedAt}>{placed}</time>
          {row.isChase && row.nextIssue ? ` · ${t('lottery:orders.next', { issue: row.nextIssue })}` : ''}
        </p>
      </div>
      <OrderMoney order={row} className="flex flex-wrap gap-x-8 gap-y-3 lg:justify-end lg:text-right" />
      <ChevronRight aria-hidden="true" className="size-5 text-faint max-lg:hidden" />
    </article>
  );
}
