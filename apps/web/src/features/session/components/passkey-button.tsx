import type { SessionView } from '@tonalli/contracts/session/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { hasPasskeys } from '../../../hooks/passkeys';
import { usePasskeyLogin } from '../hooks/use-passkey-login';

/** Logs in by a passkey, where the browser knows what that is (AUTH-17). */
export function PasskeyButton({ onEntered }: { onEntered: (view: SessionView) => void }) {
  return hasPasskeys() ? <Offered onEntered={onEntered} /> : null;
}

function Offered({ onEntered }: { onEntered: (view: SessionView) => void }) {
  const { t } = useTranslation('session');
  const passkey = usePasskeyLogin(onEntered);
  return (
    <>
      <Button
        variant="secondary"
        block
        loading={passkey.busy}
        iconStart={<Fingerprint aria-hidden="true" />}
        onClick={passkey.enter}
      >
        {t('passkey.enter')}
      </Button>
      <LoginFailure error={passkey.error} />
      {passkey.trouble ? (
        <Alert tone="warning" announce>
          {t(`passkey.${passkey.trouble}`)}
        </Alert>
      ) : null}
    </>
  );
}
