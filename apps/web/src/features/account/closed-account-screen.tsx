import { useNavigate } from '@tanstack/react-router';
import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';

type Payout = NonNullable<ClosedTold['payout']>;

const TONES: Record<Payout['status'], BadgeTone> = {
  REQUESTED: 'info',
  REVIEWING: 'info',
  PAID: 'jade',
  CONFIRMED_FULL: 'jade',
  CONFIRMED_PARTLY: 'marigold',
  NOT_RECEIVED: 'marigold',
  REJECTED: 'danger',
  REFUNDED: 'danger',
};

/** What whoever has closed the account finds: since when, and how the last payout stands. */
export default function ClosedAccountScreen() {
  const { t } = useTranslation('account');
  const { session } = useAppServices();
  const language = useLanguage();
  const navigate = useNavigate();
  // What is left stays drawn while the next page is prepared.
  const [state] = useState(session.get);
  const told = state.status === 'guest' ? state.closed : undefined;
  const go = async (to: typeof PATHS.home | typeof PATHS.help | typeof PATHS.login) => {
    await navigate({ to });
    session.forgetBreak();
  };
  if (!told) return null;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex flex-col gap-2">
        <PageHeading title={t('closed.title')} />
        <p className="text-pretty text-lg text-muted">{t('closed.since', { at: formatDateTime(told.at, language) })}</p>
      </div>
      <Payment told={told} />
      <p className="text-pretty text-muted">{t('closed.kept')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void go(PATHS.login)}>
          {t('closed.again')}
        </Button>
        <Button variant="secondary" onClick={() => void go(PATHS.help)}>
          {t('closed.help')}
        </Button>
        <Button variant="secondary" onClick={() => void go(PATHS.home)}>
          {t('closed.leave')}
        </Button>
      </div>
    </div>
  );
}

function Payment({ told: { payout, balanceMinor } }: { told: ClosedTold }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <section className="flex flex-col gap-3 rounded-xl bg-surface p-5 ring-1 ring-line ring-inset sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t('closed.payout')}</h2>
        {payout ? <Badge tone={TONES[payout.status]}>{t(`closed.status.${payout.status}`)}</Badge> : null}
      </div>
      {payout ? (
        <>
          <Money amountMinor={payout.amountMinor} language={language} className="text-2xl" />
          <p className="text-muted text-sm">
            {t('closed.to', { bank: payout.bankName, account: payout.maskedClabe.replace(' ', '\u00a0') })}
            <span className="block text-faint">{payout.withdrawalId}</span>
          </p>
        </>
      ) : balanceMinor === 0 ? (
        <p className="text-muted">{t('closed.nothing')}</p>
      ) : null}
      {balanceMinor > 0 ? (
        <p className="border-line border-t pt-3 text-pretty">
          {t('closed.balance')} <Money amountMinor={balanceMinor} language={language} className="font-bold" />.{' '}
          {t('closed.balanceText')}
        </p>
      ) : null}
    </section>
  );
}
