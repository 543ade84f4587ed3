import type { PromotionDetail, TakingView } from '@tonalli/contracts/promotions/api';
import { formatDate } from '@tonalli/i18n/format';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { PlatformImage } from '../../../components/platform-image';
import { RichText } from '../../../components/rich-text';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useIsPlayer } from '../hooks/use-my-promotions';
import { usePeriod } from '../hooks/use-period';
import { PhaseBadge } from './phase-badge';
import { TakingButtons } from './taking-button';
import { TakingParts } from './taking-parts';

interface PromotionDialogProps {
  id: string;
  onClose: () => void;
}

/** One promotion: its picture, period, text and terms, and what can be done about it now, if anything. */
export default function PromotionDialog({ id, onClose }: PromotionDialogProps) {
  const { t } = useTranslation(['promotions', 'common']);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.promotions.detail.useQuery({ id, language });
  const enabled = useIsPlayer() && data !== undefined && data.kind !== 'information';
  const mine = trpc.promotions.mineOf.useQuery({ id, language }, { enabled });
  const taking = enabled ? (mine.data ?? null) : null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={data?.title ?? t('promotions:detailTitle')}
      closeLabel={t('common:actions.close')}
      footer={data && hasButtons(data, taking) ? <TakingButtons promotion={data} taking={taking} /> : undefined}
    >
      {data ? <Detail promotion={data} taking={taking} /> : null}
      {data && enabled && !mine.data && mine.error ? (
        <LoadFailure
          title={t('promotions:mineError')}
          error={mine.error}
          busy={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      ) : null}
      {!data && error ? (
        <LoadFailure
          title={t('promotions:detailError')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <Skeleton className="h-80 w-full rounded-lg" />}
    </Dialog>
  );
}

/** A link, or something to take part in that is open to who looks, and that nothing keeps them from. */
const hasButtons = ({ action, kind, phase }: PromotionDetail, taking: TakingView | null): boolean =>
  action !== null ||
  (taking
    ? taking.action !== null && taking.action !== 'apply' && taking.reasons.length === 0
    : kind !== 'information' && phase === 'OPEN');

function Detail({ promotion, taking }: { promotion: PromotionDetail; taking: TakingView | null }) {
  const { t } = useTranslation('promotions');
  const period = usePeriod();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <PlatformImage path={promotion.image} alt="" eager className="aspect-[12/5] w-full rounded-lg sm:aspect-[3/1]" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PhaseBadge phase={promotion.phase} standing={taking} />
        <p className="flex items-center gap-2 text-muted text-sm">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{t('period.label')}: </span>
          {period.whole(promotion)}
          <span className="text-faint max-sm:hidden">· {t('zone')}</span>
        </p>
      </div>
      <TakingParts promotion={promotion} taking={taking} />
      <RichText
        text={promotion.text}
        newTabHint={t('newWindow')}
        className="flex flex-col gap-3 text-pretty leading-relaxed [&_a]:font-semibold [&_a]:text-marigold [&_a]:underline [&_h3]:mt-2 [&_h3]:text-lg [&_li]:ps-1 [&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-1.5 [&_ol]:ps-5 [&_strong]:text-marigold-bright [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:ps-5"
      />
      <section aria-label={t('terms')} className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
        <h3 className="text-base">{t('terms')}</h3>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-muted text-sm">
          {promotion.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p className="mt-3 text-faint text-xs">
          {t('version', { version: promotion.version, date: formatDate(promotion.termsAt, language) })}
          {taking?.version && taking.version !== promotion.version
            ? ` ${t('versionTaken', { version: taking.version })}`
            : null}
        </p>
      </section>
    </div>
  );
}
