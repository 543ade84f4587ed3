import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import type { usePreview } from '../hooks/use-preview';
import { OfferPreviewView } from './offer-preview';

interface PreviewPartProps {
  kind: ContractKind;
  preview: ReturnType<typeof usePreview>;
  /** Whether there is anything to ask about yet. */
  isReadable: boolean;
}

/** What an offer would mean, or why that is not known yet. */
export function PreviewPart({ kind, preview, isReadable }: PreviewPartProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <div aria-live="polite" aria-busy={preview.isFetching} className={preview.isOf ? '' : 'opacity-60'}>
      {preview.error && preview.isOf ? (
        <LoadFailure
          part
          title={t('preview.error')}
          error={preview.error}
          busy={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      ) : preview.data && isReadable ? (
        <OfferPreviewView kind={kind} preview={preview.data} />
      ) : isReadable ? (
        <Skeleton className="h-40 rounded-lg" />
      ) : (
        <p className="text-muted text-sm">{t('preview.waiting')}</p>
      )}
    </div>
  );
}
