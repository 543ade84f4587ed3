import { Link } from '@tanstack/react-router';
import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movableMinor, TransferAmount } from '../../../components/transfer-amount';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useTransfer } from '../../../hooks/use-transfer';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import type { VendorWallet } from '../hooks/use-vendor-wallet';

interface TopUpProps {
  wallet: VendorWallet;
  game: string;
  /** Before the game is opened, or over it. */
  when: 'before' | 'during';
  onDone: () => void;
  /** On the way to another page. */
  onLeave: () => void;
}

/** Money for a vendor that keeps its own wallet, offered where it is missing (GAME-07). */
export default function TopUp({ wallet, game, when, onDone, onLeave }: TopUpProps) {
  const { t } = useTranslation('transfer');
  const failureText = useFailureText();
  const name = useVendorName()(wallet.vendor);
  const { data } = trpc.wallet.balance.useQuery();
  const transfer = useTransfer();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const heldMinor = data?.mainMinor;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const amountMinor = movableMinor(text, heldMinor);
    if (amountMinor === null) return;
    const input = { from: MAIN_WALLET, to: wallet.vendor, amountMinor };
    transfer.mutate(input, {
      onSuccess() {
        toast.success(t('topUp.done'));
        onDone();
      },
    });
  };
  return (
    <div className="absolute inset-0 z-10 overflow-y-auto bg-ink-deep">
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('topUp.title', { name })}
        className="mx-auto flex min-h-full w-full max-w-lg flex-col justify-center gap-5 px-4 py-6"
      >
        <div>
          <h3 className="text-xl">{t('topUp.title', { name })}</h3>
          <p className="mt-1 text-muted">{t('topUp.text', { name, game })}</p>
        </div>
        <dl className="grid grid-cols-2 gap-3">
          <Holding label={t('topUp.main')} amountMinor={heldMinor} />
          <Holding label={t('topUp.wallet', { name })} amountMinor={wallet.balanceMinor} />
        </dl>
        <TransferAmount text={text} heldMinor={heldMinor} asked={asked} onType={setText} />
        {transfer.error ? (
          <Alert tone="danger" announce>
            {failureText(transfer.error)}
          </Alert>
        ) : null}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" loading={transfer.isPending}>
            {when === 'before' ? t('topUp.submit') : t('submit')}
          </Button>
          <Button type="button" variant="secondary" disabled={transfer.isPending} onClick={onDone}>
            {when === 'before' ? t('topUp.skip') : t('topUp.back')}
          </Button>
          {heldMinor === 0 ? (
            <Button asChild variant="ghost">
              <Link to={PATHS.member} search={{ page: 'depositv2' }} onClick={onLeave}>
                {t('topUp.deposit')}
              </Link>
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  );
}

function Holding({ label, amountMinor }: { label: string; amountMinor: number | undefined }) {
  const language = useLanguage();
  return (
    <div className="rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="m-0 font-bold text-lg">
        {amountMinor === undefined ? (
          <Skeleton className="h-6 w-24" />
        ) : (
          <Money amountMinor={amountMinor} language={language} animate />
        )}
      </dd>
    </div>
  );
}
