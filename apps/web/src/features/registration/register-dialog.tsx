import { useNavigate, useSearch } from '@tanstack/react-router';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { ExternalLoginOptions } from '../../components/external-login/external-login-options';
import { useDraft } from '../../hooks/draft';
import { externalDraft } from '../../hooks/external-draft';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { InvitedBy } from './components/invited-by';
import { RegisterForm } from './components/register-form';
import { registerMethods } from './form-rules';
import { useExternalEntry } from './hooks/use-external-entry';
import { registerDraft, registerTyping } from './register-draft';

const NewcomerNote = lazyPart(() => import('../../components/external-login/newcomer-note'));

interface RegisterDialogProps {
  /** The operator's, above the form (HOME-02). */
  banner: ReactNode;
  onClose: () => void;
}

export default function RegisterDialog({ banner, onClose }: RegisterDialogProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { overlays } = useAppServices();
  const navigate = useNavigate();
  const { modules } = useBootstrap();
  const { newcomer } = useDraft(externalDraft);
  const { onEntered } = useExternalEntry();
  const { method: chosen, referralCode: kept } = useDraft(registerDraft);
  const given = useSearch({ from: '/_home/register', shouldThrow: false })?.referralCode;
  useEffect(() => {
    if (given !== undefined) registerDraft.change({ referralCode: given });
  }, [given]);
  const code = given ?? kept ?? undefined;
  const drop = () => {
    registerDraft.change({ referralCode: null });
    if (given !== undefined) void navigate({ to: '.', search: ({ referralCode: _, ...rest }) => rest, replace: true });
  };
  const methods = registerMethods(modules);
  const method = methods.find((candidate) => candidate === chosen) ?? methods[0];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('registration:title')}
      description={t('registration:intro')}
      closeLabel={t('common:actions.close')}
    >
      <div className="flex flex-col gap-4">
        {banner}
        {code === undefined ? null : <InvitedBy code={code} onDrop={drop} />}
        {methods.length > 1 && method ? (
          <SegmentedControl
            block
            label={t('registration:tabs.label')}
            options={methods.map((value) => ({ value, label: t(`registration:tabs.${value}`) }))}
            value={method}
            onValueChange={(next) => registerDraft.change({ method: next })}
          />
        ) : null}
        {newcomer ? (
          <Suspense fallback={null}>
            <NewcomerNote />
          </Suspense>
        ) : null}
        {method ? (
          <RegisterForm key={method} method={method} referralCode={code} />
        ) : (
          <EmptyState title={t('registration:unavailable')} />
        )}
        {method && !newcomer ? (
          <ExternalLoginOptions intent="register" typing={registerTyping} onEntered={onEntered} />
        ) : null}
        <p className="text-center text-muted text-sm">
          {t('registration:haveAccount')}{' '}
          <button
            type="button"
            className="min-h-8 font-semibold text-marigold hover:text-marigold-bright"
            onClick={() => overlays.switchTo({ kind: 'login', reason: 'asked' })}
          >
            {t('registration:toLogin')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
