import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { CircleCheck, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import type { Bet } from './slip-lines';

/** An order as it was placed. */
export interface Placed {
  orderId: string;
  issue: string;
  draws: number;
  costMinor: number;
  greatestMinor: number;
  bets: readonly Bet[];
}

interface ReceiptProps {
  placed: Placed;
  onRepeat: () => void;
  onClose: () => void;
}

/** What was placed, under which number, and the ways on. */
export function Receipt({ placed, onRepeat, onClose }: ReceiptProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { detail } = useBetting();
  const amount = (minor: number) => formatAmount(minor, { language });
  const rows = [
    [t('betting.receipt.order'), placed.orderId],
    [t('betting.receipt.game'), detail.game.name],
    [t('betting.receipt.draw'), placed.issue],
    ...(placed.draws > 1 ? [[t('betting.receipt.draws'), String(placed.draws)]] : []),
    [t('betting.slip.total'), amount(placed.costMinor)],
    [t('betting.slip.greatest'), amount(placed.greatestMinor)],
  ];
  return (
    <Dialog
      open
      size="sm"
      layout="card"
      onOpenChange={(open) => open || onClose()}
      title={t('betting.receipt.title')}
      closeLabel={t('betting.close')}
      footer={
        <>
          <Button variant="secondary" iconStart={<Repeat aria-hidden="true" className="size-4.5" />} onClick={onRepeat}>
            {t('betting.receipt.repeat')}
          </Button>
          <Button asChild>
            <Link
              from="/$category"
              to="."
              search={(now) => ({ ...now, view: 'order', order: placed.orderId })}
              onClick={onClose}
            >
              {t('betting.receipt.see')}
            </Link>
          </Button>
        </>
      }
    >
      <LiveRegion>{t('betting.receipt.said', { order: placed.orderId })}</LiveRegion>
      <CircleCheck aria-hidden="true" className="mx-auto mb-4 size-12 text-jade" />
      <dl className="money grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="m-0 break-all text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
