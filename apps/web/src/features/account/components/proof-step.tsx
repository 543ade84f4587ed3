import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES, ProviderMark } from '../../../components/external-login/provider-mark';
import { LoginFailure } from '../../../components/login-failure';
import { trpc } from '../../../trpc/trpc';
import { useProve } from '../hooks/use-prove';
import { ProofCode } from './proof-code';

/** Asks somebody without a password to prove again who they are, in whatever way lets them in (AUTH-17). */
export function ProofStep({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation(['account', 'session', 'errors']);
  const { data: security } = trpc.account.security.useQuery();
  const prove = useProve(onProven);
  if (!security) return <Skeleton className="h-40" />;
  const { proofWays, mobile } = security;
  return (
    <div className="flex flex-col gap-4">
      {proofWays.length === 0 ? <Alert tone="info">{t('account:proof.none')}</Alert> : null}
      {proofWays.map((way) => {
        if (way === 'totp' || way === 'mobile') {
          return <ProofCode key={way} way={way} mobile={mobile} busy={prove.submitting} onTyped={prove.byCode} />;
        }
        if (way === 'passkey') {
          return (
            <Button
              key={way}
              variant="secondary"
              block
              iconStart={<Fingerprint aria-hidden="true" />}
              onClick={prove.byPasskey}
            >
              {t('account:proof.passkey')}
            </Button>
          );
        }
        return (
          <Button
            key={way}
            variant="secondary"
            block
            loading={prove.service.waiting === way}
            iconStart={<ProviderMark provider={way} />}
            onClick={() => {
              prove.clear();
              prove.service.begin(way);
            }}
          >
            {t('session:external.enter', { service: PROVIDER_NAMES[way] })}
          </Button>
        );
      })}
      {prove.service.closed ? (
        <Alert tone="warning" announce>
          {t('errors:POPUP_CLOSED')}
        </Alert>
      ) : null}
      {prove.keyTrouble ? (
        <Alert tone="warning" announce>
          {t(`account:proof.${prove.keyTrouble}`)}
        </Alert>
      ) : null}
      <LoginFailure error={prove.error} />
    </div>
  );
}
