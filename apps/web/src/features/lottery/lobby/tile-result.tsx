import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '../../../components/lottery/headline';
import { ResultRows } from '../../../components/lottery/result-rows';
import { shownRows } from '../../../components/lottery/shown-rows';
import { useFamily } from '../../../components/lottery/use-family';
import { IssueMarks } from '../results/issue-marks';
import type { ToldCard } from '../results/told';

/** What a lottery drew last, as far as a tile has room for it. */
export function TileResult({ card }: { card: ToldCard }) {
  const { t } = useTranslation('lottery');
  const { last } = card;
  if (!last) return <p className="text-faint text-sm">{t('lobby.noLast')}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-xs">
        <span className="money">{t('lobby.last', { issue: last.issue })}</span>
        <IssueMarks issue={last} />
      </p>
      <Suspense fallback={<Waiting />}>
        <Balls card={card} last={last} />
      </Suspense>
    </div>
  );
}

const Waiting = () => <Skeleton className="h-7 w-40 rounded-full" />;

function Balls({ card, last }: { card: ToldCard; last: NonNullable<ToldCard['last']> }) {
  const { t } = useTranslation('lottery');
  const family = useFamily(card.family);
  if (family.isPending) return <Waiting />;
  const rows = shownRows(family.data, last);
  if (!rows) return <p className="text-faint text-sm">{t('results.none')}</p>;
  return <ResultRows rows={headlineOf(card.family, rows)} family={card.family} size="sm" />;
}
