import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../hooks/copy-text';

interface CopyFactProps {
  name: string;
  /** As it is shown. */
  value: string;
  /** As it is copied; left out, as it is shown; null, not at all. */
  copied?: string | null;
}

/** One fact that a payer types elsewhere, with a button that copies it. */
export function CopyFact({ name, value, copied = value }: CopyFactProps) {
  const { t } = useTranslation('cashier');
  const copy = (text: string) => copyText(text, { done: t('copy.done'), failed: t('copy.failed') });
  return (
    <div className="border-line border-b py-2.5 last:border-b-0">
      <dt className="text-faint text-sm">{name}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="money break-all font-semibold">{value}</span>
        {copied === null ? null : (
          <IconButton label={t('copy.of', { name })} size="sm" className="-mt-4" onClick={() => void copy(copied)}>
            <Copy aria-hidden="true" />
          </IconButton>
        )}
      </dd>
    </div>
  );
}
