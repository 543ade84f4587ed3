import type { ProofWay } from '@tonalli/contracts/account/proof-ways';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrContinue } from '../../../components/external-login/or-continue';
import { PROVIDER_NAMES, ProviderMark } from '../../../components/external-login/provider-mark';
import { LoginFailure } from '../../../components/login-failure';
import { useFirstFocus } from '../../../hooks/use-first-focus';
import { trpc } from '../../../trpc/trpc';
import { useProve } from '../hooks/use-prove';
import { ProofCode } from './proof-code';

type CodeWay = 'totp' | 'mobile';
const isCode = (way: ProofWay): way is CodeWay => way === 'totp' || way === 'mobile';

/** Re-authentication for an account without a password, by whatever it can log in with (AUTH-17). */
export function ProofStep({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation(['account', 'errors']);
  const { data: security } = trpc.account.security.useQuery();
  const prove = useProve(onProven);
  const place = useFirstFocus<HTMLDivElement>();
  if (!security) return <Skeleton className="h-40" />;
  const { proofWays, mobile } = security;
  const code = proofWays.find(isCode);
  const others = proofWays.filter((way) => !isCode(way));
  return (
    <div ref={place} className="flex flex-col gap-4">
      {proofWays.length === 0 ? <Alert tone="info">{t('account:proof.none')}</Alert> : null}
      {code ? <ProofCode way={code} mobile={mobile} busy={prove.submitting} onTyped={prove.byCode} /> : null}
      {code && others.length > 0 ? <OrContinue /> : null}
      {others.map((way) => (
        <OtherWay key={way} way={way} prove={prove} />
      ))}
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

interface OtherWayProps {
  way: Exclude<ProofWay, CodeWay>;
  prove: ReturnType<typeof useProve>;
}

/** A passkey, or an account at another service. */
function OtherWay({ way, prove }: OtherWayProps) {
  const { t } = useTranslation(['account', 'session']);
  if (way === 'passkey') {
    return (
      <Button variant="secondary" block iconStart={<Fingerprint aria-hidden="true" />} onClick={prove.byPasskey}>
        {t('account:proof.passkey')}
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      block
      loading={prove.service.waiting === way}
      iconStart={<ProviderMark provider={way} />}
      onClick={() => prove.byService(way)}
    >
      {t('session:external.enter', { service: PROVIDER_NAMES[way] })}
    </Button>
  );
}
