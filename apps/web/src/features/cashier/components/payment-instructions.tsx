import type { DepositView, PaymentInstructions as Instructions } from '@tonalli/contracts/cashier/api';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../components/qr-code';
import { amountText } from '../../../hooks/amount-text';
import { useLanguage } from '../../../hooks/use-language';
import { Barcode } from './barcode';
import { CopyFact } from './copy-fact';

/** What the payer needs, with a button to copy each, and a code to scan where there is one. */
export function PaymentInstructions({ order }: { order: DepositView }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { instructions, amountMinor } = order;
  return (
    <section aria-label={t('order.pay')} className="flex flex-col gap-4">
      <p className="text-muted">{t(NOTES[instructions.kind])}</p>
      <Scannable instructions={instructions} />
      {instructions.kind === 'CARD' ? null : (
        <dl className="rounded-md bg-ink-deep px-4 ring-1 ring-line ring-inset">
          <CopyFact
            name={t('pay.exact')}
            value={formatAmount(amountMinor, { language })}
            copied={amountText(amountMinor)}
          />
          <Facts instructions={instructions} />
        </dl>
      )}
    </section>
  );
}

const NOTES = {
  SPEI: 'pay.speiNote',
  CASH: 'pay.cashNote',
  CARD: 'pay.cardNote',
  WALLET: 'pay.walletNote',
  CRYPTO: 'pay.cryptoNote',
} as const satisfies Record<Instructions['kind'], string>;

function Scannable({ instructions }: { instructions: Instructions }) {
  const { t } = useTranslation('cashier');
  if (instructions.kind === 'CASH') {
    const { barcode } = instructions;
    return <Barcode digits={barcode} label={t('pay.barcode', { code: barcode })} />;
  }
  if (instructions.kind === 'SPEI') return null;
  if (instructions.kind === 'CARD') return <CardButton payUrl={instructions.payUrl} />;
  return <QrCode value={instructions.payload} label={t('pay.qr')} className="mx-auto rounded-md" />;
}

function Facts({ instructions }: { instructions: Instructions }) {
  const { t } = useTranslation('cashier');
  switch (instructions.kind) {
    case 'SPEI':
      return (
        <>
          <CopyFact
            name={t('pay.clabe')}
            value={instructions.clabe.replace(/^(.{3})(.{3})(.{11})(.)$/, '$1 $2 $3 $4')}
            copied={instructions.clabe}
          />
          <CopyFact name={t('pay.reference')} value={instructions.reference} />
          <CopyFact name={t('pay.beneficiary')} value={instructions.beneficiary} />
          <CopyFact name={t('pay.bank')} value={instructions.bankName} copied={null} />
        </>
      );
    case 'CASH':
      return <CopyFact name={t('pay.agreement')} value={instructions.agreement} />;
    case 'CARD':
      return null;
    case 'WALLET':
      return <CopyFact name={t('pay.reference')} value={instructions.reference} />;
    case 'CRYPTO':
      return (
        <>
          <CopyFact
            name={t('pay.assetAmount')}
            value={`${instructions.assetAmount} ${instructions.asset}`}
            copied={instructions.assetAmount}
          />
          <CopyFact name={t('pay.address')} value={instructions.address} />
          <CopyFact name={t('pay.network')} value={instructions.network} copied={null} />
        </>
      );
  }
}

/** Leads to the platform's payment page in another tab; this one hears how it ended. */
function CardButton({ payUrl }: { payUrl: string }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  if (!/^https?:/.test(payUrl)) return null;
  const url = new URL(payUrl);
  url.searchParams.set('lang', language);
  return (
    <Button asChild size="lg" className="self-start">
      <a href={url.href} target="_blank" rel="noopener noreferrer">
        {t('pay.cardOpen')}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({t('pay.newWindow')})</span>
      </a>
    </Button>
  );
}
