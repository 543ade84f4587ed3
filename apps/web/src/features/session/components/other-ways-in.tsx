import type { SessionView } from '@tonalli/contracts/session/api';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { ExternalLoginOptions } from '../../../components/external-login/external-login-options';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useFreePlay } from '../../../hooks/use-free-play';
import { loginTyping } from '../login-draft';
import { LinkButton } from './link-button';
import { PasskeyButton } from './passkey-button';

/** By a passkey, by an account at another service, with play money, or by registering. */
export function OtherWaysIn({ onEntered }: { onEntered: (view: SessionView) => void }) {
  const { t } = useTranslation('session');
  const { overlays } = useAppServices();
  const { modules } = useBootstrap();
  const freePlay = useFreePlay();
  return (
    <>
      <PasskeyButton onEntered={onEntered} />
      <ExternalLoginOptions intent="login" typing={loginTyping} onEntered={onEntered} />
      {modules.includes('FREEPLAY3') ? (
        <Button variant="ghost" block loading={freePlay.entering} onClick={() => freePlay.enter()}>
          {t('trial.start')}
        </Button>
      ) : null}
      <p className="text-center text-muted text-sm">
        {t('login.noAccount')}{' '}
        <LinkButton onClick={() => overlays.switchTo({ kind: 'register' })}>{t('login.toRegister')}</LinkButton>
      </p>
    </>
  );
}
