import type { SessionView } from '@tonalli/contracts/session/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { externalDraft } from '../../hooks/external-draft';
import type { ExternalAttempt, Typing } from '../../hooks/external-window';
import { secondStepOf } from '../../hooks/second-step-of';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useExternalWindow } from '../../hooks/use-external-window';
import { trpc } from '../../trpc/trpc';
import { LoginFailure } from '../login-failure';
import { OrContinue } from './or-continue';
import { PROVIDER_NAMES, ProviderMark } from './provider-mark';

interface ExternalButtonsProps {
  intent: 'login' | 'register';
  typing: Typing;
  onEntered: (view: SessionView) => void;
}

/** The services that the operator offers; whoever is new goes on to the registration, whoever is known is in (AUTH-09). */
export default function ExternalButtons({ intent, typing, onEntered }: ExternalButtonsProps) {
  const { t } = useTranslation(['session', 'errors']);
  const { overlays } = useAppServices();
  const { externalLogins } = useBootstrap();
  const { mutateAsync, isPending, error, reset } = trpc.session.enterExternal.useMutation();

  const enter = async ({ attempt }: ExternalAttempt): Promise<void> => {
    try {
      const entry = await mutateAsync({ attempt });
      if (entry.kind === 'entered') return onEntered(entry.session);
      externalDraft.change({ newcomer: { attempt, identity: entry.identity } });
      if (intent === 'login') overlays.switchTo({ kind: 'register' });
    } catch (cause) {
      const step = secondStepOf(cause);
      if (!step) return;
      externalDraft.change({ step });
      if (intent === 'register') overlays.switchTo({ kind: 'login', reason: 'asked' });
    }
  };
  const service = useExternalWindow({ intent, typing, onReturn: (attempt) => void enter(attempt) });

  return (
    <section aria-label={t('session:external.title')} className="flex flex-col gap-3">
      <OrContinue />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        {externalLogins.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            aria-label={t('session:external.enter', { service: PROVIDER_NAMES[provider] })}
            loading={service.waiting === provider || isPending}
            iconStart={<ProviderMark provider={provider} />}
            className="px-2"
            onClick={() => {
              reset();
              service.begin(provider);
            }}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      {service.waiting ? (
        <p role="status" className="text-center text-muted text-sm">
          {t('session:external.waiting', { service: PROVIDER_NAMES[service.waiting] })}
        </p>
      ) : null}
      {service.closed ? (
        <Alert tone="warning" announce>
          {t('errors:POPUP_CLOSED')}
        </Alert>
      ) : null}
      <LoginFailure error={secondStepOf(error) ? null : error} />
    </section>
  );
}
