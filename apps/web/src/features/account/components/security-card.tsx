import type { SecurityView } from '@tonalli/contracts/account/api';
import { formatDate } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Progress } from '@tonalli/ui/progress/progress';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { KeyRound, ShieldAlert, ShieldCheck, WalletCards } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { isPasswordOld, type SecurityLevel, securityLevel } from '../security-level';
import type { SecurityDialog } from '../security-search';
import { FurtherProtections } from './further-protections';
import { Protection } from './protection';

const TONES = { low: 'danger', medium: 'marigold', high: 'jade' } as const satisfies Record<SecurityLevel, string>;
const TEXTS = { low: 'text-danger', medium: 'text-marigold', high: 'text-jade' } as const;

interface SecurityCardProps {
  onOpen: (dialog: SecurityDialog) => void;
}

/** How safe the account is, what protects it, and what to do next (AUTH-17). */
export function SecurityCard({ onOpen }: SecurityCardProps) {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = trpc.account.security.useQuery();
  const id = useId();
  if (!data && error) {
    return (
      <LoadFailure part title={t('security.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card role="region" aria-labelledby={id} flush>
      {data ? <Level security={data} titleId={id} /> : <Skeleton className="h-41 w-full" />}
      <ul className="flex flex-col">
        {data ? (
          <>
            <Protections security={data} onOpen={onOpen} />
            <FurtherProtections security={data} onOpen={onOpen} />
          </>
        ) : (
          <Skeleton className="m-5 h-132" />
        )}
      </ul>
    </Card>
  );
}

function Level({ security, titleId }: { security: SecurityView; titleId: string }) {
  const { t } = useTranslation('account');
  const { level, done, total, advice } = securityLevel(security, Date.now());
  const progress = t('security.progress', { done, total });
  const Shield = level === 'high' ? ShieldCheck : ShieldAlert;
  return (
    <div className="flex flex-col gap-3 border-line border-b bg-raised/50 p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <Shield aria-hidden="true" className={`size-10 shrink-0 ${TEXTS[level]}`} />
        <div className="min-w-0">
          <h2 id={titleId} className="font-semibold text-muted text-sm">
            {t('security.title')}
          </h2>
          <p className={`font-bold font-display text-2xl ${TEXTS[level]}`}>{t(`security.level.${level}`)}</p>
        </div>
        <p aria-hidden="true" className="money ms-auto self-end font-semibold text-muted text-sm">
          {t('security.count', { done, total })}
        </p>
      </div>
      <Progress label={t('security.title')} value={done} max={total} valueText={progress} tone={TONES[level]} />
      <p className="text-sm">{t(`security.advice.${advice}`)}</p>
    </div>
  );
}

function Protections({ security, onOpen }: { security: SecurityView } & SecurityCardProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { hasPassword, hasPaymentPassword } = security;
  const old = isPasswordOld(security, Date.now());
  const date = formatDate(security.passwordChangedAt, language);
  const action = (exists: boolean, spoken: string, dialog: SecurityDialog) => (
    <Button
      size="sm"
      variant={exists ? 'secondary' : 'primary'}
      aria-label={spoken}
      onClick={() => onOpen(dialog)}
      className="shrink-0"
    >
      {exists ? t('security.password.change') : t('security.password.create')}
    </Button>
  );
  return (
    <>
      <Protection
        icon={KeyRound}
        name={t('security.password.name')}
        on={hasPassword && !old}
        text={
          hasPassword
            ? t(old ? 'security.password.old' : 'security.password.changed', { date })
            : t('security.password.none')
        }
        action={action(
          hasPassword,
          t(hasPassword ? 'security.password.changeSpoken' : 'security.password.createSpoken'),
          'password',
        )}
      />
      <Protection
        icon={WalletCards}
        name={t('paymentPassword.label')}
        on={hasPaymentPassword}
        text={t(hasPaymentPassword ? 'security.payment.set' : 'security.payment.unset')}
        action={action(
          hasPaymentPassword,
          t(hasPaymentPassword ? 'security.payment.changeSpoken' : 'security.payment.createSpoken'),
          'paymentPassword',
        )}
      />
    </>
  );
}
